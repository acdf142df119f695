import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { scriptAddress } from './script-address.ts';
import type { StrippedPage } from './strip-inline-scripts.ts';

const starter = readFileSync(path.join(import.meta.dirname, 'start-when-needed.js'), 'utf8');

/** `loaded`: as soon as the page has loaded. `idle`: once the browser has nothing else to do, too. */
export type Start = 'loaded' | 'idle';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Lets a page come to life late: nothing of its code is fetched before the pictures and faces that are seen first. A
 * page without a script is left as it is.
 */
export function startLater({ html, module, scripts }: StrippedPage, when: Start): StrippedPage {
  if (module === undefined) return { html, scripts };
  const files = [...html.matchAll(preload)].map(([, href]) => href).join(' ');
  const filled = starter
    .replace('/* page */', module)
    .replace('/* files */', files)
    .replace('/* when */', when);
  const { code } = transformSync(filled, { minify: true, format: 'esm' });
  const start = scriptAddress('start', code);
  return {
    html: html.replace(`src="${module}"`, `src="${start}"`).replace(preload, ''),
    module: start,
    scripts: new Map([...scripts, [start, code]]),
  };
}
