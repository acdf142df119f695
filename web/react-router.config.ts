import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './app/content/pages.ts';

const site = join(import.meta.dirname, '../build/site');

export default {
  appDirectory: 'app',
  buildDirectory: '../build/web',
  ssr: false,
  prerender: [...prerenderedPaths],
  async buildEnd({ reactRouterConfig }) {
    rmSync(site, { recursive: true, force: true });
    cpSync(join(reactRouterConfig.buildDirectory, 'client'), site, { recursive: true });
  },
} satisfies Config;
