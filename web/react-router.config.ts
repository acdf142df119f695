import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { pages } from './app/content/pages/pages.ts';
import type { Start } from './postbuild/deferred-hydration.ts';
import { finishSite } from './postbuild/finish-site.ts';
import { measurement, robots, securityTxt, sitemap, webManifest } from './postbuild/site-files.ts';
import { describePages } from './postbuild/structured-data.ts';

/** Uploaded to the bucket: the client build without source maps. */
const site = join(import.meta.dirname, '../build/site');

/** Pages that hydrate as soon as they have loaded. */
const urgentFiles = new Set(
  pages.filter(({ urgent }) => urgent).map(({ path }) => join(path, 'index.html').slice(1)),
);

/** The fallback file is empty until hydration: at once. */
function startOf(file: string): Start | undefined {
  if (!file.endsWith('index.html')) return undefined;
  return urgentFiles.has(file) ? 'loaded' : 'idle';
}

/**
 * Pages that share critical CSS. Few sheets mean few hashes in the policy of each response; each sheet must fit with
 * its pages into the first 14 kB.
 */
const sheets = {
  shop: /^(jp|payment-|operator)/,
  tours: /^(tours|__spa)/,
  charts: /^(team|buy)/,
  forms: /^(contact|inventory)/,
  records: /^(batch|storian|in-the-news|article)/,
  staff: /^staff/,
  story: /./,
};

function sheetOf(file: string): string {
  return Object.entries(sheets).find(([, files]) => files.test(file))?.[0] ?? '';
}

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
    writeFileSync(join(site, 'sitemap.xml'), sitemap(pages));
    writeFileSync(join(site, 'robots.txt'), robots);
    mkdirSync(join(site, '.well-known'));
    writeFileSync(join(site, '.well-known/security.txt'), securityTxt(new Date()));
    writeFileSync(join(site, 'measurement.json'), measurement);
    writeFileSync(join(site, 'manifest.webmanifest'), webManifest);
    describePages(
      site,
      pages.filter(({ isStaff }) => !isStaff),
    );
    finishSite(site, (file) => ({
      start: startOf(file),
      sheet: sheetOf(file),
      isStaff: sheetOf(file) === 'staff',
    }));
  },
} satisfies Config;
