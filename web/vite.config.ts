import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanReact } from './lean-react.ts';
import { leanRouter } from './lean-router.ts';
import { phraseBreaks } from './phrase-breaks.ts';
import { plainImports } from './plain-imports.ts';
import { shortClassNames } from './short-class-names.ts';

export default defineConfig({
  plugins: [leanReact, leanRouter, shortClassNames, phraseBreaks, plainImports, reactRouter()],
  build: {
    sourcemap: 'hidden',
    assetsInlineLimit: 0,
    modulePreload: false,
    emptyOutDir: true,
    // One sheet, which is put into each page after the build.
    cssCodeSplit: false,
    // What many pages need is few files: they compress better than a dozen.
    rolldownOptions: {
      // Names of classes and single words stand where they are used.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        codeSplitting: {
          groups: [
            // One file that stays the same from release to release.
            {
              name: 'react',
              priority: 2,
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
            },
            // Header, footer and all that every page has around it.
            {
              name: 'frame',
              test: /web\/app\/(root\.tsx|features\/frame|ui\/(header|footer|navigation|as-served))|opening-week/,
              priority: 1,
            },
            // The cart and its rules.
            {
              name: 'cart',
              priority: 1,
              test: /web\/app\/(features\/japan\/(kept|checkout-draft)|content\/shop-copy)|shared\/shop\//,
              minShareCount: 2,
            },
            // What pages for reading are made of.
            {
              name: 'reading',
              priority: 1,
              test: /web\/app\/ui\/(page-opening|picture-place|reading|rule|scenes\/(scene|tones)|layout)/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
});
