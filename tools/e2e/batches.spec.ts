import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectAccessibleInFull,
  openPage,
  test,
  waitUntilHydrated,
} from './site/journey.ts';

const chip = (page: Page, id: string) =>
  page.getByRole('group', { name: 'Batches' }).getByRole('button', { name: id, exact: true });
const cards = (page: Page) => page.getByRole('article');
const clearAll = (page: Page) => page.getByRole('button', { name: 'Clear All' });
const boxOf = async (page: Page, id: string) => {
  const box = await page.getByRole('article', { name: id }).boundingBox();
  if (!box) throw new Error(`${id} is not shown`);
  return box;
};

test('a visitor compares batches of rum, views one batch alone, and keeps the selection in the URL @phone-first', async ({
  page,
}, { project }) => {
  await openPage(page, '/batch');
  await expect(cards(page)).toHaveCount(7);
  await expect(clearAll(page)).toHaveCount(0);
  await expectAccessibleInFull(page);

  await chip(page, 'ARB4').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(chip(page, 'ARB4')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 of 7 shown')).toBeVisible();
  await expect(page).toHaveURL(/\/batch\?batch=ARB4$/);
  await expectAccessibleInFull(page);

  await chip(page, 'ARB2').click();
  await expect(cards(page)).toHaveCount(2);
  const [first, second] = [await boxOf(page, 'ARB4'), await boxOf(page, 'ARB2')];
  if (project.name === 'phone') expect(second.y).toBeGreaterThan(first.y + first.height);
  else expect([second.y, second.width]).toEqual([first.y, first.width]);
  await expectAccessible(page);

  await page.reload();
  await waitUntilHydrated(page);
  await expect(cards(page)).toHaveCount(2);
  await chip(page, 'ARB4').click();
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'ARB2' })).toBeVisible();

  await clearAll(page).click();
  await expect(cards(page)).toHaveCount(7);
  await expect(clearAll(page)).toHaveCount(0);
  await expect(chip(page, 'ARB4')).toBeFocused();
  await expect(page).toHaveURL(/\/batch$/);
});

test('the address of a batch shows only that batch, and the filter adds a second batch @any-size @in-full', async ({
  page,
}) => {
  await openPage(page, '/batch/ARB3');
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveTitle(/^ARB3: Aged Blend, batch 3/);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);

  await chip(page, 'YRB1').focus();
  const scrollPosition = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Enter');
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL(/\/batch\?batch=ARB3&batch=YRB1$/);
  await expect(chip(page, 'YRB1')).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrollPosition);
});

test('the address of a batch may be in lower case @any-size @in-full', async ({ page }) => {
  await openPage(page, '/batch/arb3');
  await expect(cards(page)).toHaveCount(1);
  await expect(chip(page, 'ARB3')).toHaveAttribute('aria-pressed', 'true');
});

test('the address of an unknown batch shows all batches @any-size @in-full', async ({ page }) => {
  await openPage(page, '/batch/any/thing?batch=nothing');
  await expect(cards(page)).toHaveCount(7);
  await expectAccessibleInFull(page);
});
