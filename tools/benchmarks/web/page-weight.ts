import path from 'node:path';
import type { Browser, Response } from '@playwright/test';
import { gzipped, isLibrary } from '#web/postbuild/page-scripts.ts';

const site = path.resolve(import.meta.dirname, '../../../build/site');
const quietSeconds = 3;

type Kind = 'html' | 'css' | 'js' | 'font' | 'picture' | 'other';

/** Transfer size of a page in kB of 1,000 bytes. */
export type Weight = Record<string, number>;

/**
 * Loads a page at phone width (390 px) with an empty cache and sums the bytes: up to the `load` event, and in total
 * after hydration.
 *
 * @param siteUrl of the running site
 */
export async function weighPage(browser: Browser, siteUrl: string, page: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  const tab = await context.newPage();
  const responses: Promise<{ path: string; kind: Kind; bytes: number }>[] = [];
  tab.on('response', (response) => responses.push(measure(response)));
  await tab.goto(`${siteUrl}${page}`, { waitUntil: 'load' });
  const beforeHydration = await Promise.all(responses);
  await tab.mouse.move(100, 100);
  await tab.waitForLoadState('networkidle');
  await tab.waitForTimeout(quietSeconds * 1000);
  const all = await Promise.all(responses);
  await context.close();

  const sum = (kind: Kind, files = all) =>
    kilobytes(files.filter((file) => file.kind === kind).map(({ bytes }) => bytes));
  const scripts = all.filter(({ kind, path }) => kind === 'js' && !path.startsWith('/api/'));
  return {
    'before hydration': kilobytes(beforeHydration.map(({ bytes }) => bytes)),
    'in total': kilobytes(all.map(({ bytes }) => bytes)),
    html: sum('html'),
    css: sum('css'),
    fonts: sum('font'),
    pictures: sum('picture'),
    js: sum('js'),
    'js gzip': kilobytes(scripts.map(({ path: file }) => gzipped(site, file))),
    own: kilobytes(
      scripts.filter(({ path }) => !isLibrary(path)).map(({ path: file }) => gzipped(site, file)),
    ),
    other: sum('other'),
  };
}

async function measure(response: Response): Promise<{ path: string; kind: Kind; bytes: number }> {
  const { responseBodySize, responseHeadersSize } = await response
    .request()
    .sizes()
    .catch(() => ({ responseBodySize: 0, responseHeadersSize: 0 }));
  return {
    path: new URL(response.url()).pathname,
    kind: kindOf(response.headers()['content-type'] ?? ''),
    bytes: responseBodySize + responseHeadersSize,
  };
}

function kindOf(contentType: string): Kind {
  if (contentType.startsWith('text/html')) return 'html';
  if (contentType.startsWith('text/css')) return 'css';
  if (contentType.includes('javascript')) return 'js';
  if (contentType.startsWith('font/')) return 'font';
  if (contentType.startsWith('image/') || contentType.startsWith('video/')) return 'picture';
  return 'other';
}

function kilobytes(bytes: readonly number[]): number {
  return Math.round(bytes.reduce((sum, size) => sum + size, 0) / 100) / 10;
}
