import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { isIn, pagesConfig } from './pages-config.ts';
import { languageOfBuild } from './site-language.ts';
import { originalOf, translatedModules } from './translated-modules.ts';

const language = languageOfBuild();

export default defineConfig(
  pagesConfig(
    [translatedModules(language)],
    Object.entries(chunks).map(([name, sources]) => ({
      name,
      test: (module) => isIn(sources, originalOf(module, language)),
    })),
  ),
);
