import { comesToLife, test } from './site/journey.ts';
import { shoot } from './site/shoot.ts';

test('inventory', async ({ page }, { project }) => {
  await page.route('**/__local/stage', (route) => route.fulfill({ json: { stage: 'prod' } }));
  await page.goto('/inventory');
  await comesToLife(page);
  await page.getByRole('button', { name: 'Add product' }).click();
  await shoot(page, '55-inventory-problems', project.name);
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await shoot(page, '55-inventory-edit', project.name);
});
