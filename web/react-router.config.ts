import type { Config } from '@react-router/dev/config';
import { pages } from '#app/content/pages/pages.ts';
import { baseOf, languageOfBuild } from './site-language.ts';

const language = languageOfBuild();

export default {
  appDirectory: 'app',
  buildDirectory: `../build/web/${language}`,
  basename: baseOf(language),
  ssr: false,
  prerender: pages.filter(({ untranslated }) => language === 'en' || !untranslated).map(({ path }) => path),
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
