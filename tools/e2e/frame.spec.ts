import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, waitUntilHydrated } from './site/journey.ts';

const header = (page: Page) => page.getByRole('banner');
const background = (page: Page) =>
  header(page).evaluate((element) => getComputedStyle(element).backgroundColor);
const transparent = 'rgba(0, 0, 0, 0)';

test.describe('public pages', () => {
  // The journeys through these pages check the same states.
  for (const address of [
    '/operator',
    '/operator/Sea%20Breeze%20Ltd.',
    '/jp',
    '/legal-disclosure',
    '/payment-success',
    '/payment-cancel',
    '/inventory',
  ]) {
    test(`${address} opens without signing in @in-full`, async ({ page }) => {
      await page.goto(address);
      await waitUntilHydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  }

  test('the inventory page is restricted at every address except that of the local machine @any-size', async ({
    page,
  }) => {
    const otherOrigin = 'https://distillery.test';
    await page.route(`${otherOrigin}/**`, async (route) => {
      const { pathname } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${process.env.SITE_URL}${pathname}` }) });
    });
    await page.goto(`${otherOrigin}/inventory`);
    await waitUntilHydrated(page);
    await expect(page.getByRole('main')).toContainText(
      'Access Restricted - This page is only available in development mode.',
    );
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    await page.goto('/inventory');
    await waitUntilHydrated(page);
    await expect(page.getByRole('main')).not.toContainText('Access Restricted');
  });

  test('the operator page greets a company by the name in the URL, with HTML shown as text @any-size @in-full', async ({
    page,
  }) => {
    await page.goto(`/operator/${encodeURIComponent('<img src=x onerror=alert(1)>')}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, <img src=x onerror=alert(1)>');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

test('the Japanese page is in Japanese, has the age warning and names the seller @any-size @in-full', async ({
  page,
}) => {
  await page.goto('/jp');
  await waitUntilHydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('20歳未満の者の飲酒は法律で禁止されています');
  await footer.getByRole('link', { name: '特定商取引法に基づく表記' }).first().click();
  await expect(page).toHaveURL('/legal-disclosure');
  await expect(footer).not.toContainText('20歳未満');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: '日本向けショップへ戻る' })).toHaveAttribute('href', '/jp');
  await page.getByRole('link', { name: 'Port Vila Rum Distillery トップページ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('the site', () => {
  test('redirects former addresses @any-size', async ({ page }) => {
    for (const [from, to] of [
      ['/landed', '/'],
      ['/japan', '/jp'],
      ['/product/distillery-tour/', '/tours'],
      ['/nowhere', '/'],
      ['/article/nothing-of-the-kind', '/'],
    ] as const) {
      await page.goto(from);
      await expect(page, from).toHaveURL(to);
    }
  });
  test('redirects an address without a page to the landing page, which shows once that the page does not exist @any-size', async ({
    page,
  }) => {
    const notice = page.getByRole('status').filter({ hasText: 'That page does not exist.' });
    for (const address of ['/nowhere', '/article/1']) {
      await page.goto(address);
      await expect(page).toHaveURL('/');
      await expect(notice).toBeVisible();
      await expectAccessible(page);
    }
    await page.goto('/landed');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
  });

  test('serves no page for a missing file or an unknown API path @any-size', async ({ request }) => {
    for (const address of ['/nothing.png', '/api/nothing']) {
      expect((await request.get(address)).status()).toBe(404);
    }
  });

  test('refuses a file type outside the specification in plain text @any-size', async ({ request }) => {
    for (const name of ['a.txt', 'a.json', 'a.xml', 'a.jpeg', 'assets/a.json', '.well-known/a.json', 'api']) {
      const response = await request.get(`/${name}`);
      expect(response.status(), name).toBe(404);
      expect(response.headers()['content-type'], name).toBe('text/plain; charset=utf-8');
      expect(await response.text(), name).toBe(
        'There is nothing at this address.\nIl n’y a rien à cette adresse.\n',
      );
    }
  });
});

test.describe('the header of the site', () => {
  test('turns black past 50 px, hides on scrolling down, shows on scrolling up @phone-first', async ({
    page,
  }) => {
    await page.goto('/legal-disclosure');
    await waitUntilHydrated(page);
    expect(await background(page)).toBe(transparent);
    await page.evaluate(() => window.scrollTo(0, 400));
    await expect(header(page)).not.toBeInViewport();
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect(header(page)).toBeInViewport();
    await expect.poll(() => background(page)).toBe('rgb(11, 8, 6)');
    await page.evaluate(() => window.scrollTo(0, 40));
    await expect(header(page)).toBeInViewport();
    await expect.poll(() => background(page)).toBe(transparent);
  });
});

test.describe('the menu of the site', () => {
  const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

  test('opens with all its links by keyboard and mouse', async ({ page }, { project }) => {
    await page.goto('/tours');
    await waitUntilHydrated(page);
    // The calendar below fades in its day once it knows the date.
    await expect(page.locator('#calendar-month')).toHaveText(/\d{4}/);
    await expect(menu(page).getByRole('link', { name: 'Tours' }).first()).toHaveCSS(
      'color',
      'rgb(230, 173, 82)',
    );
    const releases = menu(page).getByRole('link', { name: 'Storian Releases' });
    await expect(releases.filter({ visible: true })).toHaveCount(0);
    const opener =
      project.name === 'phone'
        ? menu(page).locator('summary')
        : menu(page).getByRole('button', { name: 'More in The Spirits' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(releases.filter({ visible: true })).toHaveCount(1);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(releases.filter({ visible: true })).toHaveCount(0);
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await releases.filter({ visible: true }).click();
    await expect(page).toHaveURL('/storian-releases');
    await expect(releases.filter({ visible: true })).toHaveCount(0);
  });

  test('shows The Spirits and Tours in the bar of small screens @any-size', async ({ page }) => {
    await page.goto('/operator');
    const bar = menu(page).locator(':scope > ul');
    await expect(bar.getByRole('link').filter({ visible: true })).toHaveText(['The Spirits', 'Tours'], {
      useInnerText: true,
    });
  });
});

test('the menu button of the header stays in the window when text is twice as large and spaced @any-size @in-full', async ({
  page,
}) => {
  for (const [width, address, book] of [
    [390, '/tours', 'Book Tour'],
    [320, '/tours', 'Book Tour'],
    [390, '/fr/tours', 'Réserver une visite'],
    [320, '/fr/tours', 'Réserver une visite'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(address);
    await waitUntilHydrated(page);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      // WCAG 1.4.12
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const button = header(page).locator('summary');
    const box = await button.boundingBox();
    expect(box?.x ?? -1, `at ${width} px`).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? width + 1), `at ${width} px`).toBeLessThanOrEqual(width);
    await button.click();
    await expect(header(page).getByRole('link', { name: book })).toBeVisible();
    await expect(header(page).getByRole('link', { name: '日本語' }).filter({ visible: true })).toHaveCount(1);
  }
});

test('every page fits a screen of 320 px @in-full @any-size', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(
    ([, address]) => new URL(address ?? '').pathname,
  );
  expect(paths.length).toBeGreaterThan(5);
  const tooWide: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) tooWide.push(`${path}: ${width} px`);
  }
  expect(tooWide).toEqual([]);
});

test.describe('the structured data of a page', () => {
  const typesOf = (page: Page) =>
    page.locator('head script[type="application/ld+json"]').evaluateAll((scripts) =>
      scripts.map(({ textContent }) => {
        const graph = JSON.parse(textContent ?? '')['@graph'] as Record<string, unknown>[];
        return graph.map((thing) => thing['@type']);
      }),
    );

  test('changes with client-side navigation @any-size', async ({ page }) => {
    await page.goto('/');
    await waitUntilHydrated(page);
    expect(await typesOf(page)).toEqual([['Distillery', 'BreadcrumbList', 'WebSite']]);
    await page.getByRole('link', { name: 'Book Tour' }).click();
    await expect
      .poll(() => typesOf(page))
      .toEqual([['Distillery', 'BreadcrumbList', 'TouristTrip', 'TouristTrip']]);
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1);
    const events = page.locator('body script[type="application/ld+json"]');
    expect(await events.evaluateAll((scripts) => scripts.map((script) => script.textContent))).toEqual([
      expect.stringContaining('Islands Night'),
    ]);
  });
});

test.describe('the structured data of a page that is not indexed', () => {
  const names = (page: Page) =>
    page.locator('head script[type="application/ld+json"]').evaluateAll((scripts) =>
      scripts.map(({ textContent }) => {
        const graph = JSON.parse(textContent ?? '')['@graph'] as Record<string, unknown>[];
        const [, breadcrumbs] = graph as [unknown, { itemListElement: { name: string }[] }];
        return breadcrumbs.itemListElement.map(({ name }) => name);
      }),
    );

  for (const [address, breadcrumbs] of [
    ['/tours/confirm', ['Home', 'Tours', 'Confirm']],
    ['/operator/Sea%20Breeze', ['Home', 'Operator', 'Sea Breeze']],
  ] as const) {
    test(`describes the path to ${address} @any-size @in-full`, async ({ page }) => {
      await page.goto(address);
      await expect.poll(() => names(page)).toEqual([breadcrumbs]);
    });
  }

  test('changes when a visitor opens the page and when they leave it @any-size @in-full', async ({
    page,
  }) => {
    await page.goto('/operator/Sea%20Breeze');
    await expect.poll(() => names(page)).toEqual([['Home', 'Operator', 'Sea Breeze']]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect.poll(() => names(page)).toEqual([['Home', 'Team']]);
  });
});

test.describe('before hydration', () => {
  test('a click is replayed, so that it gives consent and navigates @any-size', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/page-*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/');
    await page.getByRole('link', { name: 'Book Tour' }).click();
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toBeNull();
    release();
    await expect(page).toHaveURL('/tours');
    expect(await page.evaluate(() => localStorage.getItem('cookieConsent'))).toContain('"analytics":true');
  });

  for (const file of ['**/assets/page-*.js', '**/assets/*.css'])
    test(`a page becomes interactive even if ${file} failed to load once @any-size`, async ({
      page,
      expected,
    }) => {
      expected.errors.push(/Failed to load resource/, /ERR_FAILED/);
      let failed = 0;
      await page.route(file, (route) => (failed++ === 0 ? route.abort() : route.continue()));
      await page.goto('/batch');
      await page.getByRole('button', { name: 'ARB4' }).click();
      await expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible();
      expect(failed).toBeGreaterThan(1);
    });

  test('links work when the code fails to load @any-size @in-full', async ({ page, expected }) => {
    expected.errors.push(/Failed to load resource/, /ERR_FAILED/);
    await page.route('**/assets/page-*.js', (route) => route.abort());
    await page.goto('/');
    await page.getByRole('link', { name: 'Book Tour' }).click();
    await expect(page).toHaveURL('/tours');
  });
});

test('an unsupported browser shows the page without loading its code @any-size', async ({ page }) => {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  const code: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/page-/.test(request.url())) code.push(request.url());
  });
  await page.goto('/tours', { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('link', { name: 'Cookie policy' }).first().click();
  await expect(page).toHaveURL('/cookies');
  await page.waitForLoadState('networkidle');
  expect(code).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and its links work @phone-first', async ({ page }, { project }) => {
    await page.goto('/');
    const main = page.getByRole('navigation', { name: 'Main menu' });
    if (project.name === 'phone') await main.locator('summary').click();
    else await main.getByRole('link', { name: 'The Spirits' }).hover();
    await expect(main.getByRole('link', { name: 'Storian Releases' }).last()).toBeVisible();
    await main.getByRole('link', { name: 'Tours' }).first().click();
    await expect(page).toHaveURL('/tours');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
