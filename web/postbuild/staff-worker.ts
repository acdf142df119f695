import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workerFile = join(import.meta.dirname, '../worker/staff-worker.js');
const removedWorkerFile = join(import.meta.dirname, '../worker/removed-worker.js');

/** Files that browsers fetch with every page of the console. */
const pageFiles = ['/icon.svg', '/icon-32.png', '/icon-180.png', '/icon-192.png', '/staff.webmanifest'];

/** References between built files: absolute in pages and manifests, relative between scripts. */
const reference = /(?:\/assets\/|\.\/|"assets\/)([\w.-]+\.(?:js|css|wasm))\b/g;
const preloadedFont = /<link rel="preload" href="\/(assets\/[\w.-]+\.woff2)"/g;

/** References of a file of the console. */
function referencesIn(file: string, text: string): string[] {
  const files = [...text.matchAll(reference)].map(([, name]) => `assets/${name}`);
  const fonts = file.endsWith('.html') ? [...text.matchAll(preloadedFont)].map(([, font = '']) => font) : [];
  return [...files, ...fonts];
}

/** Pages of the console and every file that they may load, in all languages that the console offers. */
export function filesOfConsole(site: string): {
  readonly pages: readonly string[];
  readonly files: readonly string[];
} {
  const pages = readdirSync(join(site, 'staff'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .map((file) => join('staff', file));
  const found = new Set(pages);
  // The loop also visits files added to the set.
  for (const file of found) {
    if (!/\.(html|js|css)$/.test(file)) continue;
    for (const other of referencesIn(file, readFileSync(join(site, file), 'utf8')))
      if (existsSync(join(site, other))) found.add(other);
  }
  const files = [...found].filter((file) => !file.endsWith('.html')).sort();
  return { pages: pages.sort(), files };
}

/** Script of the console's service worker, or of the one that removes it. Call it once the site is complete. */
export function staffWorker(site: string, isRemoved = process.env.STAFF_WORKER === 'off'): string {
  if (isRemoved) return readFileSync(removedWorkerFile, 'utf8');
  const { pages, files } = filesOfConsole(site);
  const hash = createHash('sha256');
  for (const file of [...pages, ...files]) hash.update(file).update(readFileSync(join(site, file)));
  const paths = [
    ...pages.map((page) => `/${page.replace(/\/index\.html$/, '')}`),
    ...files.map((file) => `/${file}`),
    ...pageFiles.filter((file) => existsSync(join(site, file))),
  ];
  return readFileSync(workerFile, 'utf8')
    .replace('/* version */', hash.digest('hex').slice(0, 12))
    .replace('/* files */', () => paths.map((path) => JSON.stringify(path)).join(', '));
}
