import type { Config } from '@react-router/dev/config';
import { staffPages } from '#app/content/pages/staff.ts';
import { routerOptions } from '../router-options.ts';

export default {
  ...routerOptions,
  appDirectory: '../app/console',
  buildDirectory: '../../build/web/console',
  prerender: staffPages.map(({ path }) => path),
} satisfies Config;
