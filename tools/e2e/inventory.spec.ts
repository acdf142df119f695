import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import { tabTo } from './site/keyboard.ts';
import { cumulativeLayoutShift } from './site/layout-shift.ts';
import { findUnreadableText } from './site/text-on-page.ts';

const inventoryApi = '**/api/inventory';
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

async function openStock(page: Page): Promise<void> {
  await openPage(page, '/inventory');
  await expect(page.getByRole('table', { name: 'Products in stock' })).toBeVisible();
}

async function fill(page: Page, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
}

test('a member of staff adds, changes and exports a product @phone-first', async ({ page }, { project }) => {
  const [id, name] = [`test-${project.name}`, `Test ${project.name}`];
  await openStock(page);
  expect(await page.evaluate(cumulativeLayoutShift), 'no layout shift').toBeLessThan(0.02);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add product' }).click();
  await expect(page.getByLabel('Product ID', { exact: true })).toBeFocused();
  await expect(page.getByText('Please enter the product ID.')).toBeVisible();
  await expect(page.getByText('Please enter the quantity.')).toBeVisible();
  await expectAccessibleInFull(page);

  await fill(page, {
    'Product ID': id,
    'Name (optional)': name,
    'ABV in % (optional)': '42.5',
    Quantity: '11',
  });
  const sentBodies: (string | null)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sentBodies.push(request.postData());
  });
  await page.getByRole('button', { name: 'Add product' }).dblclick();
  await expect(page.getByText('Inventory updated successfully!')).toBeVisible();
  expect(sentBodies, 'a second click does nothing').toHaveLength(1);
  await expect(row(page, name)).toContainText('In Stock');
  await expect(page.getByLabel('Product ID', { exact: true })).toHaveValue('');

  for (const [quantity, status] of [
    ['10', 'Low Stock'],
    ['0', 'Out of Stock'],
  ] as const) {
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await expect(page.getByRole('heading', { name: `Edit ${name}` })).toBeVisible();
    await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused();
    await page.getByLabel('Quantity', { exact: true }).fill(quantity);
    await page.keyboard.press('Enter');
    await expect(row(page, name)).toContainText(status);
    await expect(page.getByRole('heading', { name: 'Add a product' })).toBeVisible();
  }

  // The longest status in the narrowest window.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 568 });
  expect(await findUnreadableText(page)).toEqual([]);
  if (size) await page.setViewportSize(size);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export Data' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('inventory-export.json');
  const exported = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(exported).toContainEqual({
    productId: id,
    name,
    abv: 42.5,
    quantity: 0,
    lastUpdated: expect.stringMatching(/Z$/),
  });
});

test('the inventory page can be used by keyboard, and Escape discards an edit @any-size @in-full', async ({
  page,
}) => {
  await openStock(page);
  const edit = page.getByRole('button', { name: /^Edit/ }).first();
  await tabTo(page, edit);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Quantity', { exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Add a product' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Add Sample Data' }));
  await tabTo(page, page.getByRole('button', { name: 'Refresh Inventory' }));
  await tabTo(page, page.getByRole('link', { name: 'Export Data' }));
  await tabTo(page, page.getByLabel('Product ID', { exact: true }));
});

test('the button Add Sample Data on the inventory page sends three products with the numbers of the specification @any-size @in-full', async ({
  page,
}) => {
  const sentBodies: unknown[] = [];
  await page.route(inventoryApi, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback();
    sentBodies.push(route.request().postDataJSON());
    await route.fulfill({ json: { success: true, message: 'ok' } });
  });
  await openStock(page);
  await page.getByRole('button', { name: 'Add Sample Data' }).click();
  await expect(page.getByText('Sample data added successfully!')).toBeVisible();
  expect(sentBodies).toMatchObject([
    { abv: 40, quantity: 50 },
    { abv: 42, quantity: 30 },
    { abv: 45, quantity: 20 },
  ]);
  expect(sentBodies).toHaveLength(3);
  await expectAccessible(page);
});

test('the inventory list shows the texts of the specification while it loads and if it is empty @any-size @in-full', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(inventoryApi, async (route) => {
    await released;
    await route.fulfill({ json: { success: true, inventory: [] } });
  });
  await openPage(page, '/inventory');
  await expect(page.getByText('Loading inventory...')).toBeVisible();
  release();
  await expect(page.getByText('No inventory items found. Add some products below.')).toBeVisible();
  await expectAccessible(page);
});

test('the inventory page shows a failure to save a product, and only logs a failure to load the list @any-size @in-full', async ({
  page,
  expected,
}) => {
  expected.errors.push(/Failed to load resource/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openStock(page);
  await fill(page, { 'Product ID': 'refused', Quantity: '1' });
  const add = page.getByRole('button', { name: 'Add product' });
  const refusal = {
    success: false,
    message: 'The shelf is full.',
    error: 'The shelf is full.',
    kind: 'unexpected',
  };
  await page.route(inventoryApi, (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500, json: refusal }) : route.fallback(),
  );
  await add.click();
  await expect(page.getByRole('alert')).toContainText('Error updating inventory: The shelf is full.');
  await expect(page.getByLabel('Product ID', { exact: true }), 'keeps the input').toHaveValue('refused');
  await expectAccessibleInFull(page);

  await page.unroute(inventoryApi);
  await page.route(inventoryApi, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await add.click();
  await expect(page.getByRole('alert')).toContainText('Error saving item');

  await page.unroute(inventoryApi);
  await page.route(inventoryApi, (route) => route.abort());
  const rows = await page.getByRole('row').count();
  await page.getByRole('button', { name: 'Refresh Inventory' }).click();
  await expect.poll(() => logged).toContain('inventory-not-loaded');
  expect(await page.getByRole('row').count()).toBe(rows);
});

test('a product form opened before a sale cannot overwrite the reduced stock @any-size @in-full', async ({
  page,
  request,
  expected,
}, { project }) => {
  expected.errors.push(/409 \(Conflict\)/);
  const item = { productId: `sold-${project.name}`, name: `Sold ${project.name}`, quantity: 24 };
  const put = (quantity: number) => request.put('/api/inventory', { data: { ...item, quantity } });
  expect((await put(24)).status()).toBe(200);
  await openStock(page);
  await page.getByRole('button', { name: `Edit ${item.name}` }).click();
  await put(22);
  await page.getByLabel('ABV in % (optional)').fill('40');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'Error updating inventory: Bottles have moved meanwhile: 22 can be sold now.',
  );
  await expect(row(page, item.name)).toContainText('22');
});
