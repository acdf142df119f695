import { book, guestsIn, slotOn } from './site/api.ts';
import { expect, test } from './site/journey.ts';
import { withSiteForRun } from './site/site-process.ts';

test('a retried e2e test runs on a separate, empty site @any-size @in-full', async ({ request, playwright }, {
  project,
}) => {
  const slot = slotOn('timeZones', project.name, '1:00 PM', 'Tour and Tasting');
  const guest = { firstName: 'Ana', lastName: 'Sample', email: 'tries.again@example.com' };
  const sharedUrl = process.env.SITE_URL;
  await book(request, slot, { ...guest, guestCount: 2 });

  await withSiteForRun(true, async (url) => {
    expect(process.env.SITE_URL).toBe(url);
    const separate = await playwright.request.newContext({ baseURL: url });
    expect(await guestsIn(separate, slot)).toBe(0);
    expect(await (await separate.get('/__local/mail')).json()).toEqual({ mails: [] });
    await book(separate, slot, { ...guest, guestCount: 3 });
    expect(await guestsIn(separate, slot)).toBe(3);
    await separate.dispose();
  });
  expect(process.env.SITE_URL).toBe(sharedUrl);
  expect(await guestsIn(request, slot)).toBe(2);
});

test('the first run of an e2e test uses the shared site @any-size', async ({ baseURL }, { retry }) => {
  test.skip(retry > 0, 'only the first run is tested here');
  await withSiteForRun(false, async (url) => expect(url).toBe(baseURL));
});
