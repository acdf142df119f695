import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { scriptAddress } from './script-address.ts';
import type { StrippedPage } from './strip-inline-scripts.ts';

const starter = readFileSync(path.join(import.meta.dirname, 'start-when-needed.js'), 'utf8');

/**
 * Lets a page come to life late: its script waits for the page to be read, and nothing of the code is fetched before
 * the pictures and faces that are seen first. A page without a script is left as it is.
 */
export function startLater({ html, module, scripts }: StrippedPage): StrippedPage {
  if (module === undefined) return { html, scripts };
  const { code } = transformSync(starter.replace('/* page */', module), { minify: true, format: 'esm' });
  const start = scriptAddress('start', code);
  return {
    html: html.replace(`src="${module}"`, `src="${start}"`).replace(/<link rel="modulepreload"[^>]*>/g, ''),
    module: start,
    scripts: new Map([...scripts, [start, code]]),
  };
}
