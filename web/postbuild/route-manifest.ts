type Facts = Readonly<Record<string, unknown>>;

interface Manifest {
  routes: Readonly<Record<string, Facts>>;
}

const parts = /^([^{]*)(\{.*\})([^}]*)$/s;
const isStaffRoute = (route: string): boolean => route.startsWith('routes/staff-');
/** The shell of every page, and the route of unknown paths. */
const isSharedRoute = (route: string): boolean => route === 'root' || route === 'routes/unknown-path';
/** Routes that a page prefetches (`PrefetchPageLinks`): the router reads no other imports. */
const isPrefetched = (route: string): boolean => route === 'routes/tours-confirm';

/**
 * The route manifest of the public site or of the staff console. Links between them load the document: neither needs
 * the routes of the other.
 *
 * @param code `window.__reactRouterManifest={…};`
 * @throws Error when it is not of that form
 */
export function manifestOf(code: string, area: 'public' | 'staff'): string {
  const { before, manifest, after } = read(code);
  const routes = Object.entries(manifest.routes)
    .filter(([route]) => isSharedRoute(route) || isStaffRoute(route) === (area === 'staff'))
    .map(([route, facts]) => [route, withoutDefaults(facts, isPrefetched(route))]);
  return before + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + after;
}

/** False and empty facts are omitted. */
const isSet = (fact: unknown): boolean => fact !== false && !(Array.isArray(fact) && fact.length === 0);

const withoutDefaults = (facts: Facts, isPrefetched: boolean): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, fact]) => isSet(fact) && (name !== 'imports' || isPrefetched)),
  );

/** Whether the manifest has routes of the console, which is built in English only. */
export const hasStaffRoutes = (code: string): boolean =>
  Object.keys(read(code).manifest.routes).some(isStaffRoute);

function read(code: string): { before: string; manifest: Manifest; after: string } {
  const [, before = '', json = '', after = ''] = parts.exec(code) ?? [];
  if (json === '') throw new Error('The route manifest is not an assignment of JSON.');
  return { before, manifest: JSON.parse(json) as Manifest, after };
}
