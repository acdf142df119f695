import { test, waitUntilHydrated } from '../site/journey.ts';
import { shoot, shootScreen } from '../site/shoot.ts';

for (const [name, address] of [
  ['51-operator-company', '/operator/Sea%20Breeze%20Excursions'],
  ['55-inventory', '/inventory'],
] as const) {
  test(name, async ({ page }, { project }) => {
    await page.goto(address);
    await waitUntilHydrated(page);
    await page.waitForTimeout(500);
    await shoot(page, name, project.name);
  });
}

test('menu open', async ({ page }, { project: { name } }) => {
  await page.goto('/tours');
  await waitUntilHydrated(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  if (name === '1440') await menu.getByRole('button').click();
  else await menu.locator('summary').click();
  await shootScreen(page, '56-menu', name);
});
