import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BuiltSite, fallbackFile } from './built-site.ts';

const functionFile = path.resolve(import.meta.dirname, 'viewer-request.js');

/** Source of the viewer-request function, with the paths of prerendered pages and other files inserted. */
export function viewerRequestCode({
  pagePaths,
  filePaths,
}: Pick<BuiltSite, 'pagePaths' | 'filePaths'>): string {
  const listed = (paths: readonly string[]) => paths.map((each) => JSON.stringify(each)).join(', ');
  return readFileSync(functionFile, 'utf8')
    .replace('/* pages */', () => listed(pagePaths))
    .replace('/* files */', () => listed(filePaths))
    .replace('/* fallback */', () => `/${fallbackFile}`);
}
