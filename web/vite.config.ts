import { globSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './chunks.ts';
import { consoleCopyPlugin, copyChunks, isFirstScreenCopy, languageOf } from './console-copy.ts';
import { layoutSheet } from './layout-sheet.ts';
import { phraseBreaks } from './phrase-breaks.ts';
import { languageOfBuild } from './site-language.ts';
import { buildTargets } from './supported-browsers.ts';
import { originalOf, translatedModules } from './translated-modules.ts';

const root = path.join(import.meta.dirname, '..');
const language = languageOfBuild();

/** React Router's exports lead to its development build; the production build is next to it in the package. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer) {
    if (source !== 'react-router' && source !== 'react-router/dom') return undefined;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved?.id.replace('/dist/development/', '/dist/production/');
  },
};

/** Sheets of every page come first: their numbers are the shortest. */
const sheets = ['web/app/ui/**/*.module.css', 'web/app/!(ui)/**/*.module.css'].flatMap((files) =>
  globSync(files, { cwd: root }).sort(),
);

/** Sheets of the console, and of parts that only it uses. */
const staffSheets = /^web\/app\/(console\/|ui\/(staff-frame|sheet|table))/;

/**
 * `link-1k`: a class and the number of its sheet. Short, so that pages fit into the first flight of TCP. Those of the
 * staff console begin with `staff_`: its rules are left out of the other pages.
 */
const classNameOf = (name: string, sheet: string): string => {
  const file = path.relative(root, sheet);
  const area = staffSheets.test(file) ? 'staff_' : '';
  return `${area}${name}-${sheets.indexOf(file).toString(36)}`;
};

/** The English site has no other language: those of the console load with its words. */
const isOfSite = (id: string): boolean => language !== 'en' || languageOf(id) === undefined;

const inChunk = (sources: readonly string[]) => (id: string) =>
  isOfSite(id) && sources.some((source) => originalOf(id, language).startsWith(path.join(root, source)));

export default defineConfig({
  plugins: [
    translatedModules(language),
    ...(language === 'en' ? [consoleCopyPlugin()] : []),
    productionRouter,
    layoutSheet,
    phraseBreaks,
    reactRouter(),
  ],
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    target: buildTargets,
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: true,
    // One sheet, which is put into each page after the build.
    cssCodeSplit: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Short strings and numbers are inlined.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: {
            codeSplitting: {
              groups: [
                // One file that stays the same from release to release.
                {
                  name: 'react',
                  priority: 100,
                  test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                },
                // Modules that the site or the console's code shares go into their chunks instead.
                ...copyChunks.map((chunk) => ({ ...chunk, priority: 30 })),
                ...Object.entries(chunks).map(([name, sources], index) => ({
                  name,
                  test: (id: string) => inChunk(sources)(id) || (name === 'staff' && isFirstScreenCopy(id)),
                  priority: 99 - index,
                })),
              ],
            },
          },
        },
      },
    },
  },
});
