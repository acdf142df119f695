import type { Page } from '@playwright/test';
import { confirmIfAsked, openConsoleWithPasskey } from './site/colleague.ts';
import { expect, expectAccessible, expectAccessibleInFull, test } from './site/journey.ts';
import { shopTest, stockLock } from './site/shop-stock.ts';

test.describe.configure({ lock: stockLock });

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Stock' }).getByRole('listitem').filter({ hasText: name });

async function openStock(page: Page): Promise<void> {
  await page.goto('/staff/stock');
  await expect(page.getByRole('heading', { name: 'Stock', level: 1 })).toBeVisible();
  await expect(rowOf(page, 'Yumi')).toBeVisible();
}

async function correctStock(page: Page, name: string, reason: string, bottles: number): Promise<void> {
  await page.getByRole('button', { name: `Change ${name}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(reason, { exact: true }).click();
  await dialog.getByLabel(/^Bottles/).fill(String(bottles));
  await dialog.getByRole('button', { name: 'Change the stock' }).click();
}

shopTest(
  'a correction of the stock on an outdated page is refused with the correction of another manager, and can be replaced by a new count @any-size @in-full',
  async ({ page, browser, shopStock, expected }) => {
    // The correction is refused until the passkey is used, and when the other manager was faster.
    expected.errors.push(/Failed to load resource/);
    await shopStock.setQuantity('aged', 24);
    await openConsoleWithPasskey(page, 'Stock');
    await openStock(page);
    await expect(rowOf(page, 'Aged')).toContainText('In stock');
    await expectAccessible(page);

    const otherPage = await browser.newPage();
    await openConsoleWithPasskey(otherPage, 'Stocktaker');
    await openStock(otherPage);

    await page.getByRole('button', { name: 'Change Aged' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Back' }).click();
    await correctStock(page, 'Aged', 'Broken', 2);
    await confirmIfAsked(page, page.getByText('Aged: −2. 22 available.'));
    expect(await shopStock.bottlesOf('aged')).toEqual({ quantity: 22, held: 0, sold: 0 });

    await correctStock(otherPage, 'Aged', 'Broken', 2);
    await confirmIfAsked(
      otherPage,
      otherPage.getByText('Stock has changed the number of these bottles meanwhile: Broken, −2.'),
    );
    expect((await shopStock.bottlesOf('aged')).quantity).toBe(22);
    await expect(otherPage.getByRole('dialog')).toContainText('There should be 22 bottles in the house.');
    await otherPage.getByRole('dialog').getByText('Stocktake', { exact: true }).click();
    await otherPage.getByLabel(/^Bottles/).fill('8');
    await otherPage.getByRole('button', { name: 'Change the stock' }).click();
    await confirmIfAsked(otherPage, otherPage.getByText('Aged: −14. 8 available.'));
    await expect(rowOf(otherPage, 'Aged')).toContainText('Low');
    await otherPage.close();

    await page.reload();
    await expect(page.getByText('Aged −14')).toBeVisible();
    await expect(page.getByText(/^Stocktaker; 8 available then$/)).toBeVisible();
    await expectAccessibleInFull(page);
  },
);
