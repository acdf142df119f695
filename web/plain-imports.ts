import type { Plugin } from 'vite';

/**
 * Code that comes later is imported as it is. Vite would have the page fetch the styles of that code and all that it
 * imports ahead; all rules are there already, and what comes later comes from few files.
 */
export const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};
