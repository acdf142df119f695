import { book } from '../site/api.ts';
import { clickWhenActive, menuOf } from '../site/colleague.ts';
import {
  at,
  button,
  countInStore,
  expectOffline,
  findParty,
  goOffline,
  kindsOf,
  offlineNotice,
  openOfflineReadyConsole,
  openStart,
  readParties,
  readStore,
  darkTest as test,
} from '../site/dark.ts';
import { expect } from '../site/journey.ts';

test('the console works offline across reloads and deep links, and delivers each press once @any-size', async ({
  page,
  request,
  outage,
}) => {
  await book(request, at('11:00 AM'), {
    firstName: 'Émile',
    lastName: 'Exemple',
    email: 'emile@example.com',
    guestCount: 4,
  });
  await openOfflineReadyConsole(page, outage, 'Dark door');
  await goOffline(page, outage);
  await page.reload();
  await openStart(page, '11:00 AM');
  await button(page, 'Arrived: É. Exemple').click();
  await expect.poll(() => countInStore(page, 'presses')).toBe(1);
  await page.goto('/staff/closures');
  await expect(menuOf(page, 'Dark door')).toBeVisible();
  // A path that the console does not have leads to Today.
  await page.goto('/staff/nowhere');
  await expect(page).toHaveURL('/staff');
  await openStart(page, '11:00 AM');
  // A button ignores clicks just after its row has moved.
  const cash = button(page, 'Cash: É. Exemple pays 10,000 VUV').first();
  await expect(async () => {
    if (await cash.isVisible()) await cash.click();
    expect(await countInStore(page, 'presses')).toBe(2);
  }).toPass();
  await page.getByRole('button', { name: 'Walk-in' }).last().click();
  await page.getByRole('radio', { name: '3 adults', exact: true }).click();
  await clickWhenActive(page.getByRole('button', { name: /^Add 3/ }).first());
  await expect.poll(() => countInStore(page, 'presses')).toBe(3);
  await page.reload();
  await expect(page.getByText('Walk-in').first()).toBeVisible();

  outage.set('open');
  await expect
    .poll(async () => kindsOf(await findParty(page.request, 'Exemple')), { timeout: 40_000 })
    .toEqual(['arrive', 'pay']);
  const party = await findParty(page.request, 'Exemple');
  for (const { kept, at: seconds } of party?.log ?? []) {
    expect(kept).toBeDefined();
    expect(kept?.isTimeUnsure).toBeUndefined();
    expect(seconds).toBeLessThanOrEqual(kept?.recordedAt ?? 0);
  }
  const walkIns = (await readParties(page.request)).filter(
    ({ source, guestCount }) => source === 'walk-in' && guestCount === 3,
  );
  expect(walkIns.map(kindsOf)).toEqual([['arrive']]);
  await expect(offlineNotice(page)).toHaveCount(0);
});

for (const state of ['portal', 'unavailable', 'silent'] as const)
  test(`the console treats a connection in the state ${state} as offline @any-size @in-full`, async ({
    page,
    outage,
    expected,
  }) => {
    expected.errors.push(/Failed to load resource|ERR_|503/);
    await openOfflineReadyConsole(page, outage, `Line ${state}`);
    outage.set(state);
    await expectOffline(page);
    outage.set('open');
    await expect(offlineNotice(page)).toHaveCount(0, { timeout: 45_000 });
  });

test('a press made offline survives a reload 0 to 500 ms later @any-size @in-full', async ({
  page,
  request,
  outage,
}) => {
  const [first, second] = [at('10:00 AM'), at('12:00 PM')];
  for (const slot of [first, second])
    await book(request, slot, {
      firstName: 'Zoé',
      lastName: slot === first ? 'Prompt' : 'Presto',
      email: 'zoe@example.com',
      guestCount: 11,
    });
  await openOfflineReadyConsole(page, outage, 'Reloads');
  await goOffline(page, outage);
  for (let point = 0; point <= 20; point += 1) {
    const [time, name] = point < 11 ? ['10:00 AM', 'Prompt'] : ['12:00 PM', 'Presto'];
    await openStart(page, time);
    const more = page.getByRole('button', { name: new RegExp(`one more of Z. ${name} arrived`) }).first();
    const reloaded = page.waitForEvent('load');
    await more.evaluate(pressAndReload, point * 25);
    await reloaded;
    await expect(menuOf(page, 'Reloads')).toBeVisible();
    // This includes presses that the screen had not confirmed yet.
    await expect.poll(() => countInStore(page, 'presses')).toBe(point + 1);
  }
});

/** Clicks a button as a finger does, and reloads the page some milliseconds later. */
async function pressAndReload(pressed: HTMLElement, wait: number): Promise<void> {
  // Without `detail` it would be a press by keyboard, which is ignored just after the focus has moved.
  pressed.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await new Promise((resolve) => setTimeout(resolve, wait));
  // Reloads only after this function has returned.
  setTimeout(() => location.reload());
}

test('presses are recorded once, even if the server’s responses to them are lost @any-size @in-full', async ({
  page,
  request,
  outage,
}) => {
  await book(request, at('1:00 PM'), {
    firstName: 'Lou',
    lastName: 'Perdue',
    email: 'lou@example.com',
    guestCount: 2,
  });
  await openOfflineReadyConsole(page, outage, 'Lost responses');
  await openStart(page, '1:00 PM');
  await expect(button(page, 'Arrived: L. Perdue')).toBeVisible();
  outage.set('responses-lost');
  await button(page, 'Arrived: L. Perdue').click();
  // Buttons ignore presses for a moment after they have replaced others.
  await clickWhenActive(button(page, 'Card: L. Perdue pays 5,000 VUV').first());
  await expect.poll(() => countInStore(page, 'presses')).toBe(2);
  outage.set('open');
  await expect(offlineNotice(page)).toHaveCount(0, { timeout: 45_000 });
  await expect.poll(async () => kindsOf(await findParty(page.request, 'Perdue'))).toEqual(['arrive', 'pay']);
});

test('the service worker of the console neither controls nor stores pages of the public site @any-size @in-full', async ({
  page,
  outage,
}) => {
  await openOfflineReadyConsole(page, outage, 'Visitor');
  for (const address of ['/', '/tours', '/fr', '/contact', '/jp', '/operator']) {
    await page.goto(address);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  }
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.length).toBeGreaterThan(200);
  expect(stored.filter((path) => !/^\/(staff|assets|icon)/.test(path))).toEqual([]);
});

test('a staff device stores no contact data of guests @any-size @in-full', async ({
  page,
  request,
  outage,
}) => {
  await book(request, at('2:00 PM'), {
    firstName: 'Paule',
    lastName: 'Secrète',
    email: 'paule.secrete@example.com',
    guestCount: 2,
  });
  await openOfflineReadyConsole(page, outage, 'Storage');
  const stores = ['days', 'presses', 'session', 'values', 'contacts'];
  const stored = async () =>
    JSON.stringify([
      await Promise.all(stores.map((store) => readStore(page, store))),
      await page.evaluate(() => ({ ...localStorage })),
    ]);
  await expect.poll(stored).toContain('Secrète');
  expect(await stored()).not.toMatch(/paule\.secrete|@example\.com|"reference":"[^"]/);
});
