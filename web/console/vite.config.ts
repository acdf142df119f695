import { defineConfig } from 'vite';
import { consoleChunks } from '../chunks.ts';
import { consoleCopyPlugin, copyChunks, isFirstScreenCopy, languageOf } from '../console-copy.ts';
import { isIn, pagesConfig } from '../pages-config.ts';

export default defineConfig(({ command }) => ({
  ...pagesConfig(
    [consoleCopyPlugin()],
    [
      ...Object.entries(consoleChunks).map(([name, sources]) => ({
        name,
        test: (module: string) =>
          (languageOf(module) === undefined && isIn(sources, module)) ||
          (name === 'staff' && isFirstScreenCopy(module)),
      })),
      // Modules that the console's code shares go into its chunks instead.
      ...copyChunks,
    ],
  ),
  // The development server of the site serves all other paths, and the public files.
  base: command === 'serve' ? '/staff/' : '/',
  publicDir: false,
  cacheDir: '../../node_modules/.vite-console',
}));
