interface RouteManifest {
  routes: Record<string, Record<string, unknown>>;
}

/**
 * The list of routes that every page loads, without what a route has not, and without the files that each of them
 * imports: a browser learns of those from the files themselves, and prefetching, which would need the list, is not
 * used.
 *
 * @param script `window.__reactRouterManifest={…};`
 */
export function leanManifest(script: string): string {
  const [, before, json = '', after] = /^([^{]*)(\{.*\})(;?\s*)$/s.exec(script) ?? [];
  if (json === '') throw new Error('The manifest of the routes is not what it was.');
  const manifest: RouteManifest = JSON.parse(json);
  for (const route of Object.values(manifest.routes)) {
    for (const [name, value] of Object.entries(route)) {
      if (name === 'imports' || name === 'hasDefaultExport' || value === false || isEmpty(value))
        delete route[name];
    }
  }
  return `${before}${JSON.stringify(manifest)}${after}`;
}

const isEmpty = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
