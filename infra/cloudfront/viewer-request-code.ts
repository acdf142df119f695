import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltSite, fallbackFile } from './built-site.ts';
import type { Measurement } from './measurement.ts';

const functionFile = path.resolve(import.meta.dirname, 'viewer-request.js');

/**
 * Source of the viewer-request function, with the paths of prerendered pages and other files inserted, and with analytics
 * also the host of the site.
 */
export function viewerRequestCode(
  { pagePaths, filePaths }: Pick<BuiltSite, 'pagePaths' | 'filePaths'>,
  { siteHost, providers }: Pick<Measurement, 'siteHost' | 'providers'> = { siteHost: '', providers: [] },
): string {
  const quote = (paths: readonly string[]) => paths.map((path) => JSON.stringify(path)).join(', ');
  const documents = providers.flatMap((name) => [`/measurement/${name}.html`, `/measurement/${name}.js`]);
  return readFileSync(functionFile, 'utf8')
    .replace('/* pages */', () => quote(pagePaths))
    .replace('/* files */', () => quote(filePaths))
    .replace('/* site host */', () => siteHost)
    .replace('/* measurement files */', () => quote(documents))
    .replace('/* fallback */', () => `/${fallbackFile}`);
}
