import { globSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const wholeSheet = /^import (\w+) from ('[^']+\.module\.css');$/gm;

/**
 * Classes as short as they can be told apart: `link-1k` is the class `link` of a sheet that is known by its number.
 * A page is sent the names that it uses, where it uses them, instead of a table of each sheet.
 */
export const shortClassNames: Plugin[] = [
  {
    name: 'short-class-names',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ css: { modules: { generateScopedName: classNames(import.meta.dirname) } } }),
    transform: {
      filter: { id: /\.tsx$/ },
      handler: (code) => ({ code: code.replace(wholeSheet, 'import * as $1 from $2;'), map: null }),
    },
  },
  {
    name: 'sheets-of-short-class-names',
    apply: 'build',
    enforce: 'post',
    // Vite drops a sheet none of whose names is left in a file of code.
    transform: {
      filter: { id: /\.module\.css$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];

/**
 * @param web the folder that holds `app` with all sheets
 * @returns what tells the name in the page of a class and the path of its sheet
 */
export function classNames(web: string): (name: string, file: string) => string {
  const sheets = globSync('app/**/*.module.css', { cwd: web })
    .sort()
    .map((sheet) => path.join(web, sheet));
  return (name, file) => {
    const sheet = sheets.indexOf(file);
    if (sheet === -1) throw new Error(`${file} is not among the sheets of the site.`);
    return `${name}-${sheet.toString(36)}`;
  };
}
