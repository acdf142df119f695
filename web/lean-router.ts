import type { Plugin } from 'vite';

/** What is replaced in the router's code, and by what; all of it has to be found. */
type Replacement = readonly [found: RegExp | string, by: string];

/**
 * React Router's package offers bundlers its development build alone, and every way of serving an app with it. Told
 * what is always so on this site, the bundler leaves out what is never reached. No line moves.
 */
const replacements: readonly Replacement[] = [
  // Developers are warned by `npm run dev`; names of components are for them as well.
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  [/^[A-Z]\w*\.displayName = "[^"]*";$/gm, ''],
  // What is made and never used may go.
  [/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  // Pages know all routes: none is asked of a server (`ssr: false`).
  [/!isFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'true'],
  [/= isFogOfWarEnabled\(routeDiscovery, ssr\)/g, '= false'],
  // No server components.
  [/= useIsRSCRouterContext\(\)/g, '= false'],
  [/\bif \(this\.context( &&|\) \{)/g, 'if (false$1'],
  // No route has a loader on a server.
  ['if (!ssr && !foundRevalidatingServerLoader) {', 'if (true) {'],
  // Nobody watches the router at work.
  [/\bif \((init|opts\?)\.instrumentations\) \{/g, 'if (false) {'],
];

/**
 * @param code of the router
 * @throws Error when a new version of the router no longer holds what was to be replaced
 */
export function leanRouterCode(code: string): string {
  return replacements.reduce((lean, [found, by]) => {
    const leaner = lean.replace(found, by);
    if (leaner === lean) throw new Error(`React Router no longer holds ${found}`);
    return leaner;
  }, code);
}

export const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/development\/chunk-.*\.mjs/ },
    handler: (code) => ({
      code: code.includes('function createRouter(') ? leanRouterCode(code) : code,
      map: null,
    }),
  },
};
