import { comesToLife, expect, test } from './site/journey.ts';
import { shoot } from './site/shoot.ts';

test('the programme', async ({ page }, { project }) => {
  await page.goto('/operator');
  await comesToLife(page);
  await page.waitForTimeout(500);
  await shoot(page, '50-operator', project.name);
});

test('the request with gaps', async ({ page }, { project }) => {
  await page.goto('/operator');
  await comesToLife(page);
  await page.getByRole('textbox', { name: 'Company name' }).fill('Sea Breeze Excursions');
  await page.getByRole('combobox', { name: 'Type of operator' }).selectOption('Other');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in all fields.' })).toBeVisible();
  await shoot(page, '50b-operator-gaps', project.name);
});
