type Facts = Readonly<Record<string, unknown>>;

interface Manifest {
  routes: Readonly<Record<string, Facts>>;
}

const parts = /^([^{]*)(\{.*\})([^}]*)$/s;
/** Routes that a page prefetches (`PrefetchPageLinks`): the router reads no other imports. */
const isPrefetched = (route: string): boolean => route === 'routes/tours-confirm';

/**
 * The route manifest without the parts that the router does not read.
 *
 * @param code `window.__reactRouterManifest={…};`
 * @throws Error when it is not of that form
 */
export function shortManifest(code: string): string {
  const [, before = '', json = '', after = ''] = parts.exec(code) ?? [];
  if (json === '') throw new Error('The route manifest is not an assignment of JSON.');
  const manifest = JSON.parse(json) as Manifest;
  const routes = Object.entries(manifest.routes).map(([route, facts]) => [
    route,
    withoutDefaults(facts, isPrefetched(route)),
  ]);
  return before + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + after;
}

/** False and empty facts are omitted. */
const isSet = (fact: unknown): boolean => fact !== false && !(Array.isArray(fact) && fact.length === 0);

const withoutDefaults = (facts: Facts, isPrefetched: boolean): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, fact]) => isSet(fact) && (name !== 'imports' || isPrefetched)),
  );
