import { expect, expectAccessible, openPage, test } from './site/journey.ts';

test('the page of retailers lists countries and kinds of sellers, and links to the Japanese shop @phone-first @in-full', async ({
  page,
}) => {
  await openPage(page, '/buy');
  const online = page.getByRole('region', { name: 'Online', exact: true });
  await expect(online.getByRole('heading', { level: 3 })).toHaveText([
    'United Kingdom',
    'United States',
    'Japan',
  ]);
  for (const name of ['Port Vila', 'Santo']) {
    const town = page.getByRole('region', { name, exact: true });
    await expect(town.getByRole('heading', { level: 3 })).toHaveText([
      'Retail',
      'Duty free',
      'Bars and restaurants',
    ]);
  }
  await expectAccessible(page);
  await online.getByRole('link', { name: 'Our own shop, in Japanese' }).click();
  await expect(page).toHaveURL(/\/jp$/);
});
