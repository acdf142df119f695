import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { layoutSheet } from './layout-sheet.ts';
import { phraseBreaks } from './phrase-breaks.ts';
import { shortClassNames } from './short-class-names.ts';
import { buildTargets } from './supported-browsers.ts';

const root = path.join(import.meta.dirname, '..');

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

/** Whether a module is one of these sources, or in one of these folders. */
export const isIn = (sources: readonly string[], module: string): boolean =>
  sources.some((source) => module.startsWith(path.join(root, source)));

/** Modules that are loaded together. */
export interface Chunk {
  readonly name: string;
  readonly test: (module: string) => boolean;
}

/**
 * Vite's configuration of an application.
 *
 * @param plugins its plugins, in addition to those of every application
 * @param chunks earlier ones take precedence
 */
export const pagesConfig = (plugins: readonly PluginOption[], chunks: readonly Chunk[]) =>
  ({
    plugins: [...plugins, productionRouter, layoutSheet, shortClassNames, phraseBreaks, reactRouter()],
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
                    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
                  },
                  ...chunks,
                ].map((chunk, index) => ({ ...chunk, priority: 100 - index })),
              },
            },
          },
        },
      },
    },
  }) satisfies UserConfig;
