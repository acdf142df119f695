import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInFull,
  openPage,
  test,
  waitUntilHydrated,
} from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';

const titles = (page: Page) => page.locator('main').getByRole('heading', { level: 2 });
const searchBox = (page: Page) => page.getByRole('searchbox', { name: 'Search the articles' });
const category = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
/** The filter is set through the URL, so it takes effect asynchronously. */
async function chooseCategory(page: Page, name: string): Promise<void> {
  await category(page, name).click();
  await expect(category(page, name)).toBeChecked();
}
const aboutIndustry = [
  'What five years in the tropics does to a cask',
  'Numbers on the neck',
  'Why the records are written by hand first',
];

test('the news is filtered by category, and the URL contains the category @any-size @in-full', async ({
  page,
}) => {
  await openPage(page, '/in-the-news');
  await expect(titles(page)).toHaveCount(12);
  await expectAccessible(page);

  await chooseCategory(page, 'Industry');
  await expect(page).toHaveURL(/\?category=Industry$/);
  await expect(titles(page)).toHaveText(aboutIndustry);
  await expectAccessibleInFull(page);

  await chooseCategory(page, 'Travel');
  await page.goBack();
  await expect(category(page, 'Industry')).toBeChecked();
  await page.reload();
  await expect(category(page, 'Industry')).toBeChecked();
  await expect(titles(page)).toHaveText(aboutIndustry);
});

test('a search of the news covers all categories, and clearing the search shows all articles @any-size @in-full', async ({
  page,
}) => {
  await openPage(page, '/in-the-news?category=Retail');
  await searchBox(page).pressSequentially('five years');
  await expect(page).toHaveURL(/\?q=five\+years$/);
  await expect(searchBox(page)).toHaveValue('five years');
  await expect(titles(page)).toHaveText([
    /^What five years in the tropics does to a cask/,
    /^The single cask goes to the judges/,
  ]);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(
    page.getByRole('status').filter({ hasText: '2 articles found for “five years”.' }),
  ).toBeVisible();
  await expectAccessibleInFull(page);

  await page.reload();
  await expect(searchBox(page)).toHaveValue('five years');
  await searchBox(page).fill('submarine');
  await expect(page.getByText('No articles found matching your search.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(titles(page)).toHaveCount(12);
  await expect(category(page, 'All')).toBeFocused();
  await expect(searchBox(page)).toHaveValue('');

  await page.goBack();
  await expect(searchBox(page)).toHaveValue('submarine');
  await page.goBack();
  await expect(category(page, 'Retail')).toBeChecked();
  await expect(searchBox(page)).toHaveValue('');
});

test('choosing a category of the news clears the search @any-size @in-full', async ({ page }) => {
  await openPage(page, '/in-the-news?q=cask');
  await expect(searchBox(page)).toHaveValue('cask');
  await chooseCategory(page, 'Community');
  await expect(page).toHaveURL(/\?category=Community$/);
  await expect(searchBox(page)).toHaveValue('');
});

test('a visitor opens and leaves a news article with the keyboard only @any-size @in-full', async ({
  page,
}) => {
  await openPage(page, '/in-the-news');
  await tabTo(page, page.getByRole('link', { name: 'A Friday evening with no ticket' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/article\/a-friday-evening-with-no-ticket$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A Friday evening with no ticket');
  await expect(page).toHaveTitle('A Friday evening with no ticket | Port Vila Rum Distillery');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page).toHaveURL(/\/in-the-news$/);
});

test('the list of news stays visible while the text of an article loads @any-size @in-full', async ({
  page,
}) => {
  let send = () => {};
  const released = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/assets\/lost-times-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  const requested = page.waitForRequest(/\/assets\/lost-times-/);
  await openPage(page, '/in-the-news');
  await page.getByRole('link', { name: /^Lost Times/ }).click();
  await requested;
  await expect(titles(page)).toHaveCount(12);
  send();
  await expect(page.getByText('Seven casks, none of them full')).toBeVisible();
});

test('hydration leaves a prerendered news article unchanged @any-size @in-full', async ({ page }) => {
  await page.goto('/article/lost-times');
  const heading = await page.getByText('Seven casks, none of them full').elementHandle();
  await waitUntilHydrated(page);
  expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the address of an unknown article redirects to the landing page @any-size @in-full', async ({
  page,
}) => {
  for (const address of ['/article/no-such-article', '/article/three-rums-from-vanuatu-reach-japan']) {
    await page.goto(address);
    await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles are listed, and one can be read @any-size @in-full', async ({ page }) => {
    await page.goto('/in-the-news');
    await expect(titles(page)).toHaveCount(12);
    await expect(searchBox(page)).toBeHidden();
    await page.getByRole('link', { name: 'Numbers on the neck' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Numbers on the neck');
    await expect(page.getByText('We chose ARB4 because the bottle stood nearest.')).toBeVisible();
  });
});
