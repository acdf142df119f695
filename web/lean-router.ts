import type { Plugin } from 'vite';

/** What is replaced in the router's code, and by what; all of it has to be found. */
type Replacement = readonly [found: RegExp | string, by: string];

/**
 * React Router's package offers bundlers its development build alone, and every way of serving an app with it. Told
 * what is always so on this site, the bundler leaves out what is never reached. No line moves.
 */
const inRouter: readonly Replacement[] = [
  // Developers are warned by `npm run dev`; names of components are for them as well.
  ['var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'],
  [/^[A-Z]\w*\.displayName = "[^"]*";$/gm, ''],
  // What is made and never used may go.
  [/= (React\d*\.(?:forwardRef|memo)\()/g, '= /* @__PURE__ */ $1'],
  // Pages know all routes: none is asked of a server (`ssr: false`).
  [/!isFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'true'],
  [/= isFogOfWarEnabled\(routeDiscovery, ssr\)/g, '= false'],
  [/\bif \(isFogOfWar\) \{/g, 'if (false) {'],
  ['if (init.patchRoutesOnNavigation) {', 'if (false) {'],
  // No server components.
  [/= useIsRSCRouterContext\(\)/g, '= false'],
  [/\bif \(this\.context( &&|\) \{)/g, 'if (false$1'],
  // No route has a loader or an action on a server.
  ['if (!ssr && !foundRevalidatingServerLoader) {', 'if (true) {'],
  [
    'if (request.method !== "GET") {\n      return singleFetchActionStrategy(',
    'if (false) {\n      return singleFetchActionStrategy(',
  ],
  [
    'let result = hasClientLoader ? await handler(async () => {',
    'let result = false ? await handler(async () => {',
  ],
  ['    fetchAndDecodeViaTurboStream,\n    ssr,', '    void 0,\n    ssr,'],
  // No form is sent through the router, and nothing but pages is fetched through it.
  ['if (!opts || !isSubmissionNavigation(opts)) {', 'if (true) {'],
  [
    '} else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {',
    '} else if (false) {',
  ],
  [/^ {4}(fetch: fetch2|revalidate|resetFetcher|patchRoutes|_internalSetRoutes),$/gm, ''],
  // No link asks for its page to be fetched ahead, or for a view transition.
  [/return shouldPrefetch && !isAbsolute \? .* : link;$/m, 'return link;'],
  [
    '[shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(',
    '[shouldPrefetch, prefetchRef, prefetchHandlers] = [false, null, {}]; void (',
  ],
  ['if (!viewTransitionOpts || !isViewTransitionAvailable) {', 'if (true) {'],
  ['if (renderDfd && pendingState && router.window) {', 'if (false) {'],
  // Rules are in each page, and come with its code.
  [/^(function Links\(.*\) \{)$/m, '$1 if (true) return null;'],
  // The scripts of a page are in its HTML: React compares the elements and not what is in them.
  ['let contextScript = staticContext ?', 'let contextScript = false ?'],
  ['let routeModulesScript = !isStatic ?', 'let routeModulesScript = true ?'],
  [/let preloads = isHydrated \|\| \w+ \?/, 'let preloads = true ?'],
  // Nobody watches the router at work.
  [/\bif \((init|opts\?)\.instrumentations\) \{/g, 'if (false) {'],
];

/** The same for what starts the router in a page: there is no data of a loader to wait for. */
const inStart: readonly Replacement[] = [
  ['decodeViaTurboStream(stream, window)', 'Promise.resolve({ value: { loaderData: {} } })'],
];

/**
 * @param code of one of the router's files
 * @throws Error when a new version of the router no longer holds what was to be replaced
 */
export function leanRouterCode(code: string): string {
  const replacements = [
    ...(code.includes('function createRouter(') ? inRouter : []),
    ...(code.includes('function createHydratedRouter(') ? inStart : []),
  ];
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
    filter: { id: /react-router\/dist\/development\/(chunk-.*|dom-export)\.mjs/ },
    handler: (code) => ({ code: leanRouterCode(code), map: null }),
  },
};
