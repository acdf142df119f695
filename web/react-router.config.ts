import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { pages } from './app/content/pages.ts';
import { stripInlineScriptsUnder } from './strip-inline-scripts.ts';

/** What is uploaded: the client build without its source maps. */
const site = join(import.meta.dirname, '../build/site');

export default {
  appDirectory: 'app',
  buildDirectory: '../build/web',
  ssr: false,
  prerender: pages.map(({ path }) => path),
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  buildEnd({ reactRouterConfig }) {
    rmSync(site, { recursive: true, force: true });
    cpSync(join(reactRouterConfig.buildDirectory, 'client'), site, {
      recursive: true,
      filter: (path) => !path.endsWith('.map') && !path.endsWith('.vite'),
    });
    stripInlineScriptsUnder(site);
  },
} satisfies Config;
