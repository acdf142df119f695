import { createHash } from 'node:crypto';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './chunks.ts';
import { phraseBreaks } from './phrase-breaks.ts';

const root = path.join(import.meta.dirname, '..');

/** React Router's exports lead to its development build; the production build lies beside it in the package. */
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

/** Short, so that a page fits into what a server sends at first; the same in each build. */
function classNameOf(name: string, sheet: string): string {
  const hash = createHash('sha256').update(path.relative(root, sheet)).digest('base64url');
  return `${name}-${hash.slice(0, 3)}`;
}

const inChunk = (sources: readonly string[]) => (id: string) =>
  sources.some((source) => id.startsWith(path.join(root, source)));

export default defineConfig({
  plugins: [productionRouter, phraseBreaks, reactRouter()],
  css: { modules: { generateScopedName: classNameOf } },
  build: {
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
          // Single words and numbers stand where they are used.
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
                ...Object.entries(chunks).map(([name, sources], index) => ({
                  name,
                  test: inChunk(sources),
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
