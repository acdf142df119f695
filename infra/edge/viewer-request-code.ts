import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fallbackFile } from '../constructs/built-site.ts';

const functionFile = path.resolve(import.meta.dirname, 'viewer-request.js');

/** The viewer-request function with the clean paths of the prerendered pages put in. */
export function viewerRequestCode(pagePaths: readonly string[]): string {
  return readFileSync(functionFile, 'utf8')
    .replace('/* pages */', () => pagePaths.map((page) => JSON.stringify(page)).join(', '))
    .replace('/* fallback */', () => `/${fallbackFile}`);
}
