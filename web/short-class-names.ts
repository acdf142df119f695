import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const root = path.join(import.meta.dirname, '..');

/** Sheets of every page come first: their names are the shortest. */
const sheets = ['web/app/ui/**/*.module.css', 'web/app/!(ui)/**/*.module.css'].flatMap((files) =>
  globSync(files, { cwd: root }).sort(),
);

/** Without vowels no name is a word, such as `ad`, which blockers hide. */
const letters = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';

const shortName = (index: number): string =>
  (index < letters.length ? '' : shortName(Math.floor(index / letters.length) - 1)) +
  letters.charAt(index % letters.length);

/** Names of classes and animations that a sheet declares. */
const namesIn = (sheet: string): ReadonlySet<string> => {
  const css = readFileSync(path.join(root, sheet), 'utf8').replace(/\/\*.*?\*\//gs, '');
  return new Set([...css.matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name]) => name ?? ''));
};

const shortNames = new Map(
  sheets
    .flatMap((sheet) => [...namesIn(sheet)].map((name) => `${sheet} ${name}`))
    .map((key, index) => [key, shortName(index)]),
);

/** @throws Error for a name that the sheet does not declare */
function shortNameOf(name: string, file: string): string {
  const short = shortNames.get(`${path.relative(root, file)} ${name}`);
  if (short === undefined) throw new Error(`${file} declares no class ${name}.`);
  return short;
}

/** Gives the classes of a build one to three letters, so that pages fit into the first flight of TCP. */
export const shortClassNames: Plugin = {
  name: 'short-class-names',
  apply: 'build',
  config: () => ({ css: { modules: { generateScopedName: shortNameOf } } }),
};
