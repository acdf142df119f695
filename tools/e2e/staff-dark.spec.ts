import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Party as StaffParty, Start } from '#shared/contracts/staff/party.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, type Place } from './site/api.ts';
import { invited, menuOf } from './site/colleague.ts';
import { startOfRun } from './site/e2e-calendar.ts';
import { test as base, expect } from './site/journey.ts';
import { type Outage, startOutage } from './site/outage.ts';

const test = base.extend<{ outage: Outage }>({
  outage: async ({ site }, use) => {
    const outage = await startOutage(site);
    await use(outage);
    await outage.close();
  },
  baseURL: async ({ outage }, use) => use(outage.url),
});

test.use({ serviceWorkers: 'allow' });

const today = calendarDateFrom(startOfRun.slice(0, 10));
/** Starts on the day of the run that no other test books. */
const at = (time: Place['time'], type: Place['type'] = 'Cellar Door Tasting'): Place => ({
  date: today,
  time,
  type,
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const startOnScreen = (page: Page, time: string) =>
  page.getByRole('button', { name: new RegExp(`^${time.replace(' AM', '( AM)?')} .*Tasting`) });

/** The browser has the console, its key and the day. */
async function openConsole(page: Page, { url }: Outage, name: string): Promise<void> {
  const [device, secret] = new URL(await invited(name, 'floor')).hash.slice(1).split('.');
  const linked = await page.request.post('/api/staff/link', {
    headers: { origin: url },
    data: { device, secret, nonce: randomBytes(16).toString('hex'), accept: true },
  });
  expect(linked.status()).toBe(200);
  await page.goto('/staff');
  await expect(menuOf(page, name)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => countIn(page, 'days')).toBeGreaterThan(0);
  await expect.poll(() => countIn(page, 'contacts')).toBe(1);
}

/** Entries in a store of the device. */
const countIn = (page: Page, store: string): Promise<number> =>
  page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const request = indexedDB.open('staff-kept');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const count = request.result.transaction(name).objectStore(name).count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
    store,
  );

const isShownOffline = (page: Page) =>
  expect(page.getByText('Offline', { exact: true }).first()).toBeVisible();

async function partiesOn(request: APIRequestContext): Promise<readonly StaffParty[]> {
  const reply = await request.get(`/api/staff/day?date=${today}`);
  const { starts } = (await reply.json()) as { starts: readonly Start[] };
  return starts.flatMap(({ parties }) => parties);
}

/** Kinds of the entries of a party, in order. */
const kindsOf = (party: StaffParty | undefined): readonly string[] =>
  (party?.log ?? []).map(({ kind }) => kind);

test('a device goes on without a network over reloads and deep links, and delivers each press once @any-size', async ({
  page,
  request,
  outage,
  expected,
}) => {
  expected.errors.push(/Failed to load resource|ERR_/);
  await book(request, at('11:00 AM'), {
    firstName: 'Émile',
    lastName: 'Exemple',
    email: 'emile@example.com',
    guestCount: 4,
  });
  await openConsole(page, outage, 'Dark door');
  outage.set('cut');
  await isShownOffline(page);
  await page.reload();
  await startOnScreen(page, '11:00 AM').first().click();
  await button(page, 'Arrived: É. Exemple').click();
  await expect.poll(() => countIn(page, 'presses')).toBe(1);
  await page.goto('/staff/closures');
  await expect(menuOf(page, 'Dark door')).toBeVisible();
  await page.goto('/staff');
  await startOnScreen(page, '11:00 AM').first().click();
  await button(page, 'Cash: É. Exemple pays 10,000 VUV').first().click();
  await expect.poll(() => countIn(page, 'presses')).toBe(2);
  await page.getByRole('button', { name: 'Walk-in' }).last().click();
  await page.getByRole('radio', { name: '3 adults', exact: true }).click();
  await page
    .getByRole('button', { name: /^Add 3/ })
    .first()
    .click();
  await expect.poll(() => countIn(page, 'presses')).toBe(3);
  await page.reload();
  await expect(page.getByText('Walk-in').first()).toBeVisible();

  const back = Date.now();
  outage.set('open');
  const partyOf = async (name: string) =>
    (await partiesOn(page.request)).find(({ lastName, tourId }) => lastName === name && tourId !== -1);
  await expect
    .poll(async () => kindsOf(await partyOf('Exemple')), { timeout: 40_000 })
    .toEqual(['arrive', 'pay']);
  const party = await partyOf('Exemple');
  for (const { kept, at: seconds } of party?.log ?? []) {
    expect(kept).toBeDefined();
    expect(kept?.isTimeUnsure).toBeUndefined();
    expect(seconds).toBeLessThanOrEqual(kept?.recordedAt ?? 0);
  }
  expect(Date.now() - back).toBeLessThan(60_000);
  const walkIns = (await partiesOn(page.request)).filter(
    ({ source, guestCount }) => source === 'walk-in' && guestCount === 3,
  );
  expect(walkIns.map(kindsOf)).toEqual([['arrive']]);
  await expect(page.getByText('Offline', { exact: true })).toHaveCount(0);
});

for (const line of ['portal', 'unavailable', 'silent'] as const)
  test(`a line that is ${line} counts as no network @any-size${line === 'portal' ? '' : ' @in-full'}`, async ({
    page,
    outage,
    expected,
  }) => {
    expected.errors.push(/Failed to load resource|ERR_|503/);
    await openConsole(page, outage, `Line ${line}`);
    const cutAt = Date.now();
    outage.set(line);
    await isShownOffline(page);
    expect(Date.now() - cutAt).toBeLessThan(12_000);
    outage.set('open');
    await expect(page.getByText('Offline', { exact: true })).toHaveCount(0, { timeout: 32_000 });
  });

test('a press that is confirmed is there after a reload at any moment @any-size @in-full', async ({
  page,
  request,
  outage,
  expected,
}) => {
  expected.errors.push(/Failed to load resource|ERR_/);
  await book(request, at('10:00 AM'), {
    firstName: 'Zoé',
    lastName: 'Prompt',
    email: 'zoe@example.com',
    guestCount: 16,
  });
  await openConsole(page, outage, 'Reloads');
  outage.set('cut');
  await isShownOffline(page);
  for (let milliseconds = 0; milliseconds <= 500; milliseconds += 25) {
    const before = await countIn(page, 'presses');
    const isConfirmed = await page.evaluate(async (wait) => {
      const text = (store: IDBObjectStore) =>
        new Promise<number>((resolve) => {
          const count = store.count();
          count.onsuccess = () => resolve(count.result);
        });
      void text;
      const more = document.querySelector<HTMLElement>(
        '[aria-label^="Arrived: 1 of Z. Prompt"], [aria-label="1 more: Z. Prompt"]',
      );
      more?.click();
      await new Promise((resolve) => setTimeout(resolve, wait));
      return document.body.innerText.includes('Kept');
    }, milliseconds);
    await page.reload();
    await expect(menuOf(page, 'Reloads')).toBeVisible();
    if (isConfirmed) expect(await countIn(page, 'presses')).toBeGreaterThanOrEqual(before);
  }
});
