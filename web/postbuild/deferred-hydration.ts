import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transformSync } from 'esbuild';
import { hashedAddress } from './hashed-address.ts';
import type { StrippedPage } from './strip-inline-scripts.ts';

const starter = readFileSync(path.join(import.meta.dirname, 'hydrate-when-needed.js'), 'utf8');

/** `loaded`: after the load event. `idle`: also when the browser is idle. */
export type Start = 'loaded' | 'idle';

const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;

/**
 * Defers hydration: no code is fetched before the pictures and fonts in view. Pages without a script stay unchanged.
 * @param sheet URL of the rules that are not inlined
 */
export function deferHydration(
  { html, module, scripts }: StrippedPage,
  startEvent: Start,
  sheet: string,
): StrippedPage {
  if (module === undefined) return { html, scripts };
  const files = [...scripts.keys(), ...[...html.matchAll(preload)].map(([, href]) => href)];
  const filledStarter = starter
    .replace('/* page */', module)
    .replace('/* files */', files.join(' '))
    .replace('/* sheet */', sheet)
    .replace('/* when */', startEvent);
  const { code } = transformSync(filledStarter, { minify: true, format: 'esm' });
  const start = hashedAddress('start', code);
  return {
    html: html.replace(`src="${module}"`, `src="${start}"`).replace(preload, ''),
    module: start,
    scripts: new Map([...scripts, [start, code]]),
  };
}
