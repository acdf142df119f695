import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { leanReact } from './lean-react.ts';
import { leanRouter } from './lean-router.ts';
import { phraseBreaks } from './phrase-breaks.ts';
import { plainImports } from './plain-imports.ts';
import { shortClassNames } from './short-class-names.ts';

/**
 * What several pages of booking and asking need, put together by what needs it together. A group takes along what its
 * files import, so the first three are what others would take away from pages that need nothing else.
 */
const shared = {
  business: /shared\/content\/business/,
  time: /shared\/values\/port-vila-time/,
  picture: /web\/app\/content\/picture/,
  clock: /web\/app\/api\/(clock|use-now)/,
  articles: /web\/app\/content\/(pages\/)?articles\.ts/,
  asking: /web\/app\/(api\/client|ui\/notice)/,
  gauge: /web\/app\/ui\/gauge/,
  choosing: /web\/app\/ui\/(text-link|chip-choice|kept-figures)/,
  days: /shared\/calendar\/(holidays|closed-days|opening-)|date-easter/,
  opening: /web\/app\/(ui\/opening-now|api\/(use-closed-days|list-holidays))/,
  booking:
    /web\/app\/(content\/(confirm-path|departure-copy)|api\/(find|use)-day|ui\/(room-ticks|price))|shared\/(booking\/(next-departure|slots|guests|availability|tours)|content\/tours)/,
  film: /web\/app\/(ui\/hero-film|measurement\/consent)/,
};

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
            // Header and all that every page has around it; the footer stays as it was served.
            {
              name: 'frame',
              test: /web\/app\/(root\.tsx|features\/frame\/(?!site-footer)|ui\/(header|navigation|as-served))/,
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
            ...Object.entries(shared).map(([name, test], at) => ({
              name,
              test,
              priority: at < 3 ? 2 : 1,
              minShareCount: 2,
            })),
          ],
        },
      },
    },
  },
});
