import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pages } from '#app/content/pages/pages.ts';
import { type SiteLanguage, siteLanguages } from '../site-language.ts';
import { addFiles } from './add-files.ts';
import type { Start } from './deferred-hydration.ts';
import { finishSite } from './finish-site.ts';
import { measurement, robots, securityTxt, sitemap, staffManifest, webManifest } from './site-files.ts';
import { staffWorker } from './staff-worker.ts';

/** Served for paths without a page, once for each language. */
const fallback = '__spa-fallback.html';

/** Pages that hydrate as soon as they have loaded. */
const urgentFiles = new Set(
  pages.filter(({ urgent }) => urgent).map(({ path }) => join(path, 'index.html').slice(1)),
);

/** Path of a file without the folder of its language, on which serving does not depend. */
const withoutLanguage = (file: string): string => file.replace(/^fr\//, '');

/** When a page hydrates. The fallback file is empty until then, so it hydrates at once. */
function startOf(file: string): Start | undefined {
  if (!file.endsWith('index.html')) return undefined;
  return urgentFiles.has(withoutLanguage(file)) ? 'loaded' : 'idle';
}

/**
 * Pages that share critical CSS. Few sheets mean few hashes in the policy of each response; each sheet must fit with
 * its pages into the first 14 kB.
 */
const sheets = {
  shop: /^(jp|payment-|operator)/,
  tours: /^tours\/index/,
  booking: /^(tours|inventory|__spa)/,
  charts: /^(team|buy)/,
  contact: /^contact/,
  batches: /^batch/,
  news: /^(storian|in-the-news|article)/,
  history: /./,
};

function sheetOf(file: string): string {
  return Object.entries(sheets).find(([, files]) => files.test(withoutLanguage(file)))?.[0] ?? '';
}

/** Source maps and the bundler's manifest stay in the build. */
const isServed = (path: string): boolean => !path.endsWith('.map') && !path.endsWith('.vite');

/**
 * Puts the builds of all languages and of the staff console together and finishes their pages.
 *
 * @param buildOf folder of the client build of a language, or of the console
 * @param site uploaded to the bucket: without source maps
 */
export function assembleSite(buildOf: (build: SiteLanguage | 'console') => string, site: string): void {
  rmSync(site, { recursive: true, force: true });
  for (const language of siteLanguages) {
    cpSync(buildOf(language), site, { recursive: true, filter: isServed });
    if (language !== 'en') renameSync(join(site, fallback), join(site, language, fallback));
  }
  cpSync(join(buildOf('en'), fallback), join(site, fallback));
  shareStylesheet(site);
  writeFileSync(join(site, 'sitemap.xml'), sitemap(pages));
  writeFileSync(join(site, 'robots.txt'), robots);
  if (!existsSync(join(site, '.well-known'))) mkdirSync(join(site, '.well-known'));
  writeFileSync(join(site, '.well-known/security.txt'), securityTxt(new Date()));
  writeFileSync(join(site, 'measurement.json'), measurement);
  for (const language of siteLanguages)
    writeFileSync(
      join(site, language === 'en' ? '' : language, 'manifest.webmanifest'),
      webManifest(language),
    );
  writeFileSync(join(site, 'staff.webmanifest'), staffManifest);
  finishSite(site, (file) => ({ start: startOf(file), sheet: sheetOf(file) }));
  addConsole(buildOf('console'), site);
  writeFileSync(join(site, 'staff-worker.js'), staffWorker(site));
}

/** Adds the pages of the staff console, which have a separate sheet and route manifest. */
function addConsole(build: string, site: string): void {
  const finished = `${site}-console`;
  rmSync(finished, { recursive: true, force: true });
  cpSync(build, finished, { recursive: true, filter: isServed });
  // React Router's page for paths without a file; the service worker serves Today for them.
  rmSync(join(finished, 'index.html'));
  // `staff-theme.js` sets the class before the first paint.
  finishSite(finished, () => ({ start: 'loaded', sheet: 'staff' }), ['sun']);
  addFiles(finished, site);
  rmSync(finished, { recursive: true });
}

const sheetLink = /<link rel="stylesheet" href="([^"]+)"/;

/**
 * All languages use the sheet of the English pages, so that pages share critical CSS and its hashes across languages:
 * class names do not depend on the language, and the English site has every page for guests.
 */
function shareStylesheet(site: string): void {
  const read = (file: string) => readFileSync(join(site, file), 'utf8');
  const sheetOfPage = (file: string) => sheetLink.exec(read(file))?.[1];
  const english = sheetOfPage('index.html');
  if (english === undefined) throw new Error('The first page links to no style sheet.');
  for (const language of siteLanguages.filter((each) => each !== 'en')) {
    const translatedSheet = sheetOfPage(join(language, 'index.html'));
    if (translatedSheet === undefined || translatedSheet === english) continue;
    const filesWithSheet = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.startsWith(`${language}/`) || /^assets\/manifest-.*\.js$/.test(file),
    );
    for (const file of filesWithSheet.filter((each) => /\.(html|js)$/.test(each)))
      writeFileSync(join(site, file), read(file).replaceAll(translatedSheet, english));
    rmSync(join(site, translatedSheet));
  }
}
