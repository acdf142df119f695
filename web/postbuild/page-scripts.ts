import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** React and its router: one chunk by `vite.config.ts`. */
export const isLibrary = (file: string): boolean => /^\/assets\/react-[\w-]{8}\.js$/.test(file);

/** Gzipped size of a file of the built site. */
export const gzipped = (site: string, file: string): number =>
  gzipSync(readFileSync(join(site, file)), { level: 9 }).length;

/** Articles are of one kind, and so are batches; every other page is a separate kind. */
export const kindOf = (page: string): string => page.replace(/^(\/article|\/batch)\/.+/, '$1');

const staticImport = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.~-]+\.js)["'`]/g;
const dynamicImport = /\bimport\(["'`]\.\/([\w.~-]+\.js)["'`]\)/g;

/** Static imports and those on demand. */
export const everyImport = [staticImport, dynamicImport];

/**
 * Scripts of a page and their imports.
 *
 * @param site folder of the built site
 * @param page its path
 * @param imports which imports to follow; static ones by default
 * @returns paths of the files
 */
export function scriptsOf(site: string, page: string, imports = [staticImport]): readonly string[] {
  const html = readFileSync(join(site, page, 'index.html'), 'utf8');
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const code = readFileSync(join(site, file), 'utf8');
    // The generated start script contains full paths.
    if (/\/(start|page)-\w+\.js$/.test(file)) for (const path of assetsIn(code)) add(path);
    for (const pattern of imports) for (const [, name] of code.matchAll(pattern)) add(`/assets/${name}`);
  };
  for (const path of assetsIn(html)) add(path);
  return [...files];
}

/** Scripts of a page, lazy ones included, that no other kind of page uses. */
export function unsharedScriptsOf(site: string, page: string, pages: readonly string[]): readonly string[] {
  const others = pages
    .filter((other) => kindOf(other) !== kindOf(page))
    .flatMap((other) => scriptsOf(site, other, everyImport));
  const sharedScripts = new Set(others);
  return scriptsOf(site, page).filter((file) => !sharedScripts.has(file));
}

const assetsIn = (text: string): readonly string[] =>
  [...text.matchAll(/\/assets\/[\w.~-]+\.js\b/g)].map(([path]) => path);
