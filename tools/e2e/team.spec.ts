import { expect, expectAccessible, openPage, test } from './site/journey.ts';

test('the team page lists the groups of the team, with a placeholder for a person without a photo @phone-first @in-full', async ({
  page,
}) => {
  await openPage(page, '/team');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'The Compass Keepers',
    'The Firehands',
    'The Wayfinders',
    'The Spirit Hosts',
    'The Spirit Bearers',
    'The Departed',
  ]);
  await expect(page.getByRole('img', { name: /^No photo of Rachel yet/ })).toBeVisible();
  await expectAccessible(page);
});
