import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';
import { pages } from '../../../web/app/content/pages/pages.ts';
import { gzipped, isLibrary, scriptsAlone, scriptsOf } from '../../../web/postbuild/page-scripts.ts';

const site = path.resolve(import.meta.dirname, '../../build/site');
const maps = path.resolve(import.meta.dirname, '../../build/web/client');

/** The parts that the code of a page is made of, by the path of a source. What is made by the build is `start`. */
const parts = {
  'React, router': /node_modules\/(react|scheduler)/,
  frame: /app\/(root\.tsx|features\/frame|ui\/(header|navigation|wordmark|skip-link))/,
  ui: /app\/ui\//,
  features: /app\/(features|routes)\//,
  copy: /app\/content\/|shared\/content\//,
  rules: /shared\//,
  requests: /app\/(api|measurement)\//,
  start: /./,
} as const;

type Part = keyof typeof parts;

const partOf = (source: string): Part =>
  (Object.keys(parts) as Part[]).find((part) => parts[part].test(source)) ?? 'start';

/**
 * What the scripts are made of that come with a page by themselves. The bytes of a compressed file are shared among its
 * sources by the length of what the minifier has left of them.
 *
 * @param page its path
 * @returns kB of 1,000 bytes, gzip, of each part; all of it; all but React and its router; what no other page uses
 */
export function scriptParts(page: string): Record<Part | 'all' | 'own' | 'alone', number> {
  const bytes: Partial<Record<Part, number>> = {};
  const add = (part: Part, more: number) => {
    bytes[part] = (bytes[part] ?? 0) + more;
  };
  for (const file of scriptsOf(site, page)) {
    const sent = gzipped(site, file);
    if (isLibrary(file)) add('React, router', sent);
    else for (const [part, share] of sharesOf(file)) add(part, share * sent);
  }
  const kilo = (part: Part) => (bytes[part] ?? 0) / 1000;
  const names = Object.keys(parts) as Part[];
  const all = names.reduce((sum, part) => sum + kilo(part), 0);
  const alone = scriptsAlone(
    site,
    page,
    pages.map(({ path }) => path),
  );
  const rows = [
    ...names.map((part) => [part, kilo(part)]),
    ['all', all],
    ['own', all - kilo('React, router')],
    ['alone', alone.reduce((sum, file) => sum + gzipped(site, file), 0) / 1000],
  ];
  return Object.fromEntries(rows.map(([name, kB]) => [name, Math.round(Number(kB) * 10) / 10]));
}

/** What part of a file comes from where; adds up to 1. */
function sharesOf(file: string): ReadonlyMap<Part, number> {
  const mapFile = path.join(maps, `${file}.map`);
  if (!existsSync(mapFile)) return new Map([['start', 1]]);
  const map = new SourceMap(JSON.parse(readFileSync(mapFile, 'utf8')));
  const lines = readFileSync(path.join(site, file), 'utf8').split('\n');
  const shares = new Map<Part, number>();
  const characters = lines.reduce((sum, line) => sum + line.length, 0);
  lines.forEach((line, row) => {
    for (let column = 0; column < line.length; column++) {
      const entry = map.findEntry(row, column);
      const part = 'originalSource' in entry ? partOf(entry.originalSource) : 'start';
      shares.set(part, (shares.get(part) ?? 0) + 1 / characters);
    }
  });
  return shares;
}
