type RouteFields = Readonly<Record<string, unknown>>;

interface Manifest {
  routes: Readonly<Record<string, RouteFields>>;
}

const assignment = /^([^{]*)(\{.*\})([^}]*)$/s;
/** Routes that a page prefetches (`PrefetchPageLinks`): the router reads no other imports. */
const isPrefetched = (route: string): boolean => route === 'routes/tours-confirm';

/**
 * The route manifest without the parts that the router does not read.
 *
 * @param code `window.__reactRouterManifest={…};`
 * @throws Error when it is not of that form
 */
export function shortManifest(code: string): string {
  const [, prefix = '', json = '', suffix = ''] = assignment.exec(code) ?? [];
  if (json === '') throw new Error('The route manifest is not an assignment of JSON.');
  const manifest = JSON.parse(json) as Manifest;
  const routes = Object.entries(manifest.routes).map(([route, fields]) => [
    route,
    withoutDefaults(fields, isPrefetched(route)),
  ]);
  return prefix + JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) }) + suffix;
}

/** False and empty fields are omitted. */
const isSet = (value: unknown): boolean => value !== false && !(Array.isArray(value) && value.length === 0);

const withoutDefaults = (fields: RouteFields, isPrefetched: boolean): RouteFields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => isSet(value) && (name !== 'imports' || isPrefetched)),
  );
