import type { Page } from '@playwright/test';
import { pages } from '#app/content/pages/pages.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { addressOf } from '#shared/site/site-paths.ts';
import { formAddress } from './site/api.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { expect, test, waitUntilHydrated } from './site/journey.ts';
import { spaceText } from './site/space-text.ts';
import { findUnreadableText } from './site/text-on-page.ts';

// Requirements for every screen of specification §2: reflow, narrow windows, keyboard, no script.

const routes = [
  '/',
  '/discover',
  '/spirits',
  '/batch',
  '/batch/ARB4',
  '/batch/ARB10',
  '/storian-releases',
  '/team',
  '/community',
  '/tours',
  '/tours/confirm',
  '/tours/confirmed',
  '/buy',
  '/contact',
  '/in-the-news',
  '/operator',
  '/operator/Sea%20Breeze%20Ltd.',
  '/jp',
  '/payment-success',
  '/legal-disclosure',
  '/privacy',
  '/cookies',
  '/inventory',
];

/** Lists every route, with the newest article and a booking form. */
async function everyRoute(page: Page, project: string): Promise<string[]> {
  await page.goto('/in-the-news');
  const article = await page.locator('main a[href^="/article/"]').first().getAttribute('href');
  const slot = formAddress({ date: dayOf('limits', project), time: '3:00 PM', type: 'Tour and Tasting' });
  return [...routes, article ?? '', slot];
}

const isTranslated = (route: string): boolean =>
  !pages.some(({ path, untranslated }) => path === route && untranslated);

/** The full run covers every language: French pages have the same elements. */
function inEveryLanguage(routes: readonly string[]): string[] {
  const french = routes.filter((route) => isTranslated(route) && isFullRun);
  return [...routes, ...french.map((route) => addressOf(route, '/fr'))];
}

// french.spec.ts covers the pages in French.
test('no page loses text at 320 px, at 200 % zoom and with spaced letters @phone-first @in-full', async ({
  page,
  expected,
}, { project }) => {
  test.slow();
  expected.errors.push(/Failed to load resource/);
  const problemsByRoute: Record<string, string[]> = {};
  const size = project.name === 'phone' ? { width: 320, height: 568 } : { width: 720, height: 450 };
  for (const route of await everyRoute(page, project.name)) {
    // frame.spec.ts covers the shop in a narrow window.
    if (route === '/jp') continue;
    await page.setViewportSize(size);
    await page.goto(route);
    await waitUntilHydrated(page);
    await page.evaluate(() => document.fonts.ready);
    const problems = await findUnreadableText(page);
    if (project.name === 'phone') {
      await page.setViewportSize({ width: 390, height: 844 });
      await spaceText(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 390) problems.push(`spaced text is ${width} px wide`);
    }
    if (problems.length > 0) problemsByRoute[route] = problems;
  }
  expect(problemsByRoute).toEqual({});
});

interface FocusStop {
  name: string;
  problems: string[];
  /** Landmark that contains the focused element. */
  part: string | undefined;
  hasLeft: boolean;
}

/** Checks the focused element: visible, not covered, and after the previous one in the document. */
function inspectFocus(page: Page): Promise<FocusStop> {
  return page.evaluate(() => {
    const store = window as unknown as { before?: Element };
    const at = document.activeElement;
    if (at === null || at === document.body)
      return { name: '', problems: [], part: undefined, hasLeft: true };
    const name = (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 40) || at.tagName;
    const problems: string[] = [];
    const isMarked = [at, at.parentElement, at.nextElementSibling, at.closest('label')].some(
      (element) =>
        element !== null &&
        [undefined, '::before', '::after'].some((part) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
          return outlineStyle !== 'none' && outlineWidth !== '0px';
        }),
    );
    if (!isMarked) problems.push('the focus is not marked');
    const box = at.getClientRects()[0];
    if (box === undefined) problems.push('has no box');
    else if (at.tagName !== 'MAIN') {
      const x = Math.min(Math.max(box.left + box.width / 2, 0), window.innerWidth - 1);
      const y = box.top + Math.min(box.height / 2, window.innerHeight / 2);
      const top = document.elementFromPoint(x, y);
      const label = at.closest('label') ?? at.parentElement;
      if (top === null || !(at.contains(top) || label?.contains(top) || top.contains(at))) {
        problems.push(
          `is covered or out of view (${top?.tagName ?? 'nothing'} at ${Math.round(x)}, ${Math.round(y)})`,
        );
      }
    }
    // A date field has several stops.
    if (store.before?.isConnected && store.before !== at) {
      const follows = store.before.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING;
      if (!follows) problems.push('precedes the element focused before it');
    }
    store.before = at;
    const part = at.closest('header, main, footer')?.tagName.toLowerCase();
    return { name, problems, part, hasLeft: false };
  });
}

const maxStops = 160;
const differsOnPhones = /^(\/fr)?(\/?$|\/(tours|jp$|inventory$|operator\/))/;
/** Pages that render replies of the server. */
const loadsData = /^(\/fr)?\/(tours|jp$|inventory$|operator\/)/;

/** Opens a page and waits until it has rendered completely: late content would take the focus or move the page. */
async function openCompletely(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitUntilHydrated(page);
  // The page of a booking or an operator renders after hydration.
  await page.locator('main h1').first().waitFor();
  if (loadsData.test(route)) await page.waitForLoadState('networkidle');
}

test('the Tab key moves a visible focus through every page in document order, and then out of the page @desktop-first', async ({
  page,
  expected,
}, { project }) => {
  test.slow();
  expected.errors.push(/Failed to load resource/);
  const problemsByRoute: Record<string, string[]> = {};
  const all = inEveryLanguage(await everyRoute(page, project.name));
  // The other pages are one column of text there, between the same header and footer.
  const isReduced = project.name === 'phone' || !isFullRun;
  const routes = isReduced ? all.filter((route) => differsOnPhones.test(route)) : all;
  for (const route of routes) {
    await openCompletely(page, route);
    const problems: string[] = [];
    const parts = new Set<string | undefined>();
    let stops = 0;
    for (; stops < maxStops; stops++) {
      await page.keyboard.press('Tab');
      const stop = await inspectFocus(page);
      if (stop.hasLeft) break;
      if (stops === 0 && !/^(Skip|Aller au contenu|本文)/.test(stop.name))
        problems.push(`begins at “${stop.name}”`);
      parts.add(stop.part);
      problems.push(...stop.problems.map((problem) => `“${stop.name}” ${problem}`));
    }
    if (stops === maxStops) problems.push('never ends');
    if (!parts.has('header') || !parts.has('footer')) problems.push(`reaches only ${[...parts].join(', ')}`);
    // Wraps around to the first link.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    if (!(await page.locator('main:focus').count()))
      problems.push('the first link does not lead to the page');
    if (problems.length > 0) problemsByRoute[route] = problems;
  }
  expect(problemsByRoute).toEqual({});
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every page has a title, text and links to other pages @any-size', async ({ page }, { project }) => {
    for (const route of inEveryLanguage(await everyRoute(page, project.name))) {
      // The company name comes from the URL.
      if (/\/operator\//.test(route)) continue;
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 }), route).toBeVisible();
      await expect(page.getByRole('main'), route).toHaveText(/\S.{80,}/s, { useInnerText: true });
      const menu = page.getByRole('banner').getByRole('link').filter({ visible: true });
      expect(await menu.count(), route).toBeGreaterThan(2);
      await expect(page.getByRole('contentinfo').getByRole('link').first(), route).toBeVisible();
    }
  });
});
