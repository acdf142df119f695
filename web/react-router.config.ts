import type { Config } from '@react-router/dev/config';
import { pages } from '#app/content/pages/pages.ts';
import { routerOptions } from './router-options.ts';
import { baseOf, languageOfBuild } from './site-language.ts';

const language = languageOfBuild();

export default {
  ...routerOptions,
  appDirectory: 'app',
  buildDirectory: `../build/web/${language}`,
  basename: baseOf(language),
  prerender: pages
    .filter(({ untranslated, isStaff }) => (language === 'en' || !untranslated) && !isStaff)
    .map(({ path }) => path),
} satisfies Config;
