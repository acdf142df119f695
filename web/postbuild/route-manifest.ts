type Facts = Readonly<Record<string, unknown>>;

interface Manifest {
  routes: Readonly<Record<string, Facts>>;
}

const parts = /^([^{]*)(\{.*\})([^}]*)$/s;
const isOfStaff = (route: string): boolean => route.startsWith('routes/staff-');
/** The shell of every page, and the answer to unknown paths. */
const isOfAll = (route: string): boolean => route === 'root' || route === 'routes/unknown-path';
/** Those that a page fetches ahead (`PrefetchPageLinks`): the router reads the imports of no other. */
const isFetchedAhead = (route: string): boolean => route === 'routes/tours-confirm';

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
    .filter(([route]) => isOfAll(route) || isOfStaff(route) === (area === 'staff'))
    .map(([route, facts]) => [route, shortened(facts, isFetchedAhead(route))]);
  return before + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + after;
}

/** What a route does not have goes without saying. */
const isSaid = (fact: unknown): boolean => fact !== false && !(Array.isArray(fact) && fact.length === 0);

const shortened = (facts: Facts, isFetchedAhead: boolean): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(([name, fact]) => isSaid(fact) && (name !== 'imports' || isFetchedAhead)),
  );

/** The console is built once, in English. */
export const hasStaffRoutes = (code: string): boolean =>
  Object.keys(read(code).manifest.routes).some(isOfStaff);

function read(code: string): { before: string; manifest: Manifest; after: string } {
  const [, before = '', json = '', after = ''] = parts.exec(code) ?? [];
  if (json === '') throw new Error('The route manifest is not an assignment of JSON.');
  return { before, manifest: JSON.parse(json) as Manifest, after };
}
