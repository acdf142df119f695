import type { Page } from '@playwright/test';
import type { Party as StaffParty } from '#shared/contracts/staff/party.ts';
import { book, bookByTelephone, type SlotOnDay } from '../site/api.ts';
import { clickWhenActive, inviteColleague, openConsoleWithPasskey } from '../site/colleague.ts';
import {
  at,
  button,
  countInStore,
  findParty,
  goOffline,
  goOnline,
  kindsOf,
  linkBrowser,
  openOfflineReadyConsole,
  openOfflineStart,
  openStart,
  readParties,
  darkTest as test,
} from '../site/dark.ts';
import { expect } from '../site/journey.ts';

const email = 'presses@example.com';

/** Clicks a button, which ignores clicks just after it has appeared, until the device keeps one more press. */
async function keep(page: Page, name: string | RegExp): Promise<void> {
  const before = await countInStore(page, 'presses');
  await clickWhenActive(page.getByRole('button', { name }).first());
  await expect.poll(() => countInStore(page, 'presses')).toBe(before + 1);
}

const openParty = (page: Page, name: string) => button(page, `${name}: history, notes and more`).click();

test.describe(() => {
  // The test needs a separate till, and a start that has begun.
  test.use({ ownSite: true, siteClock: '2026-11-24T10:20:00+11:00' });

  test('every kind of press kept offline is recorded once, in order, with its time and author, and the till has the exact sum @any-size @in-full', async ({
    page,
    request,
    browser,
    outage,
    expected,
  }) => {
    expected.errors.push(/409|401|403/);
    const parties: readonly (readonly [string, SlotOnDay['time'], number])[] = [
      ['Partie', '11:00 AM', 4],
      ['Notée', '12:00 PM', 2],
    ];
    for (const [lastName, time, guestCount] of parties)
      await book(request, at(time), { firstName: 'Zoé', lastName, email, guestCount });
    await openOfflineReadyConsole(page, outage, 'Every press');
    await bookByTelephone(page, at('10:00 AM'), { firstName: 'Zoé', lastName: 'Absent', guestCount: 2 });
    await expect(row(page, 'Z. Absent').first()).toBeAttached();
    const offlineSince = await page.evaluate(() => Date.now());
    await goOffline(page, outage);

    await openStart(page, '11:00 AM');
    await keep(page, '+1: one more of Z. Partie arrived');
    await keep(page, '+1: one more of Z. Partie arrived');
    await keep(page, '+1: one more of Z. Partie arrived');
    await openParty(page, 'Z. Partie');
    await page.getByRole('dialog').getByRole('button', { name: 'Undo: 1 more arrived' }).last().click();
    await expect.poll(() => countInStore(page, 'presses')).toBe(4);
    await page.keyboard.press('Escape');
    await clickWhenActive(button(page, 'Pay: payment of Z. Partie'));
    await keep(page, /^Take 5,000 in cash/);

    await page.getByRole('button', { name: /^10:00, 2 starts/ }).click();
    await openStart(page, '10:00 AM');
    await openParty(page, 'Z. Absent');
    await keep(page, 'No-show, 2');
    await page.keyboard.press('Escape');

    await openStart(page, '12:00 PM');
    await openParty(page, 'Z. Notée');
    await page.getByRole('textbox', { name: 'Notes, for staff only' }).fill('Fauteuil roulant');
    await keep(page, 'Add the note');
    await page.keyboard.press('Escape');
    await keep(page, 'Arrived: Z. Notée');
    await keep(page, 'Card: Z. Notée pays 5,000 VUV');

    await page.getByRole('button', { name: 'Walk-in' }).last().click();
    await page.getByRole('radio', { name: '2 adults', exact: true }).click();
    await keep(page, /^Add 2/);
    await page.reload();
    await openStart(page, '12:00 PM');

    const manager = await (await browser.newContext({ baseURL: String(process.env.SITE_URL) })).newPage();
    await openConsoleWithPasskey(manager, 'Manager of the dark till');
    await goOnline(page, outage);
    await expect.poll(() => countInStore(page, 'presses'), { timeout: 60_000 }).toBe(0);
    const kinds = async (name: string) => kindsOf(await findParty(manager.request, name));
    expect(await kinds('Partie')).toEqual(['arrive', 'arrive', 'arrive', 'undo', 'pay']);
    expect(await kinds('Absent')).toEqual(['no-show']);
    expect(await kinds('Notée')).toEqual(['note', 'arrive', 'pay']);
    const all = await readParties(manager.request);
    const walkIns = all.filter(({ source, guestCount }) => source === 'walk-in' && guestCount === 2);
    expect(walkIns.map(kindsOf)).toEqual([['arrive']]);
    const entries = all.flatMap(({ log }) => log);
    expect(new Set(entries.map(({ by }) => by)).size).toBe(1);
    for (const { at: seconds, kept } of entries) {
      expect(seconds * 1000).toBeGreaterThan(offlineSince - 1000);
      expect(seconds).toBeLessThanOrEqual(kept?.recordedAt ?? 0);
      expect(kept?.isTimeUnsure).toBeUndefined();
    }

    await manager.goto('/staff/till');
    await manager.getByRole('button', { name: 'Show the interim report (X)' }).click();
    const paper = manager.getByRole('article');
    await expect(paper).toContainText('10,000 VUV taken');
    await manager.getByRole('textbox', { name: 'Counted, Cash', exact: true }).fill('5,000');
    await manager.getByRole('textbox', { name: 'Counted, Card' }).fill('5,000');
    await manager.getByRole('button', { name: /^Close the day \(Z 1\)/ }).click();
    const passkeyButton = manager.getByRole('button', { name: 'Use my passkey' });
    const reportTitle = manager.getByRole('heading', { name: 'Day report (Z 1)', level: 1 });
    await passkeyButton.or(reportTitle).first().waitFor();
    if (await passkeyButton.isVisible()) await passkeyButton.click();
    await expect(reportTitle).toBeVisible();
    await expect(paper).toContainText('10,000 VUV taken');
    await manager.context().close();
  });
});

for (const hours of [-3, 3])
  test(`with a device clock that is ${Math.abs(hours)} hours ${hours < 0 ? 'slow' : 'fast'}, no press is lost, and each recorded time is within the outage, even if the clock is corrected while offline @any-size @in-full`, async ({
    page,
    request,
    outage,
  }) => {
    const lastName = hours < 0 ? 'Lente' : 'Rapide';
    const time = hours < 0 ? '2:00 PM' : '4:00 PM';
    await book(request, at(time), { firstName: 'Zoé', lastName, email, guestCount: 3 });
    await linkBrowser(page, outage, await inviteColleague(lastName, 'floor'));
    const correctTime = await page.evaluate(() => Date.now());
    const startedAt = Date.now();
    const correctNow = () => correctTime + Date.now() - startedAt;
    await page.clock.setSystemTime(correctNow() + hours * 3_600_000);
    await page.goto(`${outage.url}/staff`);
    await waitUntilReady(page);
    const before = Math.floor(correctNow() / 1000);
    await goOffline(page, outage);
    await openStart(page, time);
    await expect(
      page.getByText(`The clock of this computer is 3 hours ${hours < 0 ? 'slow' : 'fast'}.`).first(),
    ).toBeVisible();
    await keep(page, `+1: one more of Z. ${lastName} arrived`);
    // Someone corrects the clock.
    await page.clock.setSystemTime(correctNow());
    await keep(page, `+1: one more of Z. ${lastName} arrived`);
    await goOnline(page, outage);
    const log = async () => (await findParty(page.request, lastName))?.log ?? [];
    await expect.poll(async () => (await log()).map(({ kind }) => kind)).toEqual(['arrive', 'arrive']);
    const recorded = await log();
    const after = Math.ceil(correctNow() / 1000);
    for (const { at: seconds } of recorded) {
      expect(seconds).toBeGreaterThanOrEqual(before - 60);
      expect(seconds).toBeLessThanOrEqual(after + 1);
    }
    expect(recorded.map(({ kept }) => kept?.isTimeUnsure)).toEqual([undefined, true]);
  });

const waitUntilReady = async (page: Page): Promise<void> => {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => countInStore(page, 'days')).toBeGreaterThan(0);
  await expect.poll(() => countInStore(page, 'contacts')).toBe(1);
};

test('a party that paid while offline is never shown as unpaid again, even if an older list arrives last @any-size @in-full', async ({
  page,
  request,
  outage,
}) => {
  await openOfflineStart(
    { page, request, outage },
    { device: 'Paid once', time: '3:00 PM', lastName: 'Payée', guestCount: 2 },
  );
  await keep(page, 'Arrived: Z. Payée');
  await keep(page, 'Cash: Z. Payée pays 5,000 VUV');
  await expect(row(page, 'Z. Payée')).toContainText('Paid');
  await page.evaluate(watchRow, 'Z. Payée');

  // The server reads the list before the presses arrive; its response comes after they are recorded.
  const releaseResponse = outage.hold('/api/staff/day?');
  outage.set('open');
  await expect
    .poll(async () => kindsOf(await findParty(page.request, 'Payée')), { timeout: 60_000 })
    .toEqual(['arrive', 'pay']);
  releaseResponse();
  await expect.poll(() => countInStore(page, 'presses'), { timeout: 60_000 }).toBe(0);
  await expect(row(page, 'Z. Payée')).toContainText('Paid');
  expect(await page.evaluate(() => sessionStorage.getItem('shown as unpaid'))).toBeNull();
});

const row = (page: Page, name: string) => page.locator('[data-party]', { hasText: name });

/** Records any text of a party's row that does not show the party as paid. */
function watchRow(name: string): void {
  new MutationObserver(() => {
    const partyRow = [...document.querySelectorAll('[data-party]')].find((row) =>
      row.textContent?.includes(name),
    );
    if (partyRow && !partyRow.textContent?.includes('Paid'))
      sessionStorage.setItem('shown as unpaid', String(partyRow.textContent));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

test('when the second of five kept presses is unreadable, the third to fifth are still recorded @any-size @in-full', async ({
  page,
  request,
  outage,
}) => {
  await openOfflineStart(
    { page, request, outage },
    { device: 'Unreadable', time: '2:00 PM', lastName: 'Illisible', guestCount: 6 },
  );
  const name = '+1: one more of Z. Illisible arrived';
  await keep(page, name);
  await keep(page, name);
  await page.evaluate(makeLastPressUnreadable);
  for (let more = 3; more <= 5; more += 1) await keep(page, name);
  await goOnline(page, outage);
  const party = async (): Promise<StaffParty | undefined> => findParty(page.request, 'Illisible');
  await expect
    .poll(async () => kindsOf(await party()), { timeout: 60_000 })
    .toEqual(['arrive', 'arrive', 'arrive', 'arrive']);
  await expect.poll(() => countInStore(page, 'presses'), { timeout: 60_000 }).toBe(0);
});

/** Rewrites the last press as a later version of the console might: signed, but of a kind that the server does not know. */
async function makeLastPressUnreadable(): Promise<void> {
  const opened = indexedDB.open('staff-kept');
  await new Promise((resolve) => {
    opened.onsuccess = resolve;
  });
  const all = <Stored>(store: string) =>
    new Promise<Stored[]>((resolve) => {
      const request = opened.result.transaction(store).objectStore(store).getAll();
      request.onsuccess = () => resolve(request.result);
    });
  const [key] = await all<{ privateKey: CryptoKey; digest?: string }>('keys');
  const press = (await all<{ text: string }>('presses')).at(-1);
  if (key === undefined || press === undefined) throw new Error('There is no press');
  const text = press.text.replace('"kind":"arrive"', '"kind":"dance"');
  const algorithm = { name: 'ECDSA', hash: 'SHA-256' };
  const signed = await crypto.subtle.sign(algorithm, key.privateKey, new TextEncoder().encode(text));
  const signature = btoa(String.fromCharCode(...new Uint8Array(signed)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const { digest: _, ...end } = key;
  const transaction = opened.result.transaction(['keys', 'presses'], 'readwrite');
  transaction.objectStore('presses').put({ ...press, text, signature });
  transaction.objectStore('keys').put(end);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  opened.result.close();
}
