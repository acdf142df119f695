import type { Page } from '@playwright/test';
import { book, slotOn } from './site/api.ts';
import { expect, expectAccessible, test } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';

const card = (page: Page) => page.getByRole('region', { name: 'For your driver' });
const screen = (page: Page) => page.getByRole('dialog', { name: 'Show this to your driver' });

test.beforeEach(async ({ page, request }, { project, title }) => {
  const reference = await book(request, slotOn('driver', project.name, '2:00 PM', 'Cellar Door Tasting'), {
    firstName: 'Ana',
    lastName: 'Sample',
    email: `${title.length}@example.com`,
    guestCount: 2,
  });
  await page.goto(`/tours/confirmed?ref=${reference}`);
  await expect(card(page)).toBeVisible();
});

test('the card for the driver opens full screen by keyboard and mouse @phone-first @in-full', async ({
  page,
}) => {
  await expectAccessible(page);
  const open = page.getByRole('button', { name: 'Show full screen' });
  await tabTo(page, open);
  await page.keyboard.press('Enter');
  await expect(screen(page)).toContainText('Plis tekem mifala i go long Port Vila Rum Distillery.');
  await expect(screen(page)).toContainText(
    'Merci de nous conduire à Port Vila Rum Distillery, la distillerie de rhum de Port-Vila.',
  );
  await expect(screen(page)).toContainText('Please take us to Port Vila Rum Distillery.');
  await expect(screen(page).getByRole('link', { name: 'Ring the distillery: +678 00000' })).toHaveAttribute(
    'href',
    'tel:+67800000',
  );
  const { width, height } = page.viewportSize() ?? {};
  expect(await screen(page).boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await expect(screen(page)).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.click();
  await screen(page).getByRole('button', { name: 'Close' }).click();
  await expect(screen(page)).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the card for the driver prints alone, on one page @phone-first @in-full', async ({ page }) => {
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: 'Print this card' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Plis tekem mifala')).toBeVisible();
  await expect(page.getByText('Please take us to')).toBeVisible();
  await expect(page.getByRole('link', { name: '+678 00000' }).first()).toBeVisible();
  for (const other of [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'For your driver' }),
    page.getByText('Reference', { exact: true }),
    page.getByRole('button', { name: 'Cancel this booking' }),
    page.getByRole('button', { name: 'Print this card' }),
  ])
    await expect(other).toBeHidden();
  expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);

  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel this booking' })).toBeHidden();
  expect(pagesOf(await page.pdf({ format: 'A4' })), 'ticket and card, one page each').toBe(2);
});

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
