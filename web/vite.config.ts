import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * React Router's package offers bundlers its development build alone, which warns developers and names components for
 * them. Without both, what the site does not use of it falls away.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /react-router\/dist\/development\/chunk-.*\.mjs/ },
    handler: (code) => ({
      code: code
        .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
        .replaceAll(/^[A-Z]\w*\.displayName = "[^"]*";$/gm, ''),
      // No line has moved.
      map: null,
    }),
  },
};

export default defineConfig({
  plugins: [leanRouter, reactRouter()],
  build: {
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    emptyOutDir: true,
    // One sheet, which is put into each page after the build.
    cssCodeSplit: false,
    // What most pages need is one file: it compresses better than a dozen, and the manifest of the routes is shorter.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'common', test: /web\/app\/(ui|content|api)|shared\//, minShareCount: 8 }],
        },
      },
    },
  },
});
