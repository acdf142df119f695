import { openPage, test } from '../site/journey.ts';
import { shoot } from '../site/shoot.ts';

test('inventory', async ({ page }, { project }) => {
  await openPage(page, '/inventory');
  await page.getByRole('button', { name: 'Add product' }).click();
  await shoot(page, '55-inventory-problems', project.name);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await shoot(page, '55-inventory-edit', project.name);
});

test('inventory, empty and after a failure', async ({ page, expected }, { project }) => {
  expected.errors.push(/Failed to load resource/);
  const message = 'Something went wrong on our side.';
  await page.route('**/api/inventory', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { success: true, inventory: [] } })
      : route.fulfill({ status: 500, json: { success: false, message, error: message, kind: 'unexpected' } }),
  );
  await openPage(page, '/inventory');
  await page.getByText('No inventory items found').waitFor();
  await page.getByLabel('Product ID', { exact: true }).fill('2000000600017');
  await page.getByLabel('Quantity', { exact: true }).fill('24');
  await page.getByRole('button', { name: 'Add product' }).click();
  await page.getByRole('alert').filter({ hasText: message }).waitFor();
  await shoot(page, '55-inventory-empty', project.name);
});

test('inventory, refused', async ({ page }, { project }) => {
  const otherOrigin = 'https://distillery.test';
  await page.route(`${otherOrigin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${process.env.SITE_URL}${pathname}` }) });
  });
  await openPage(page, `${otherOrigin}/inventory`);
  await page.getByText('Access Restricted').waitFor();
  await shoot(page, '55-inventory-restricted', project.name);
});
