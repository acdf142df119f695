import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Party as StaffParty, Start } from '#shared/contracts/staff/party.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, type Place } from './site/api.ts';
import { invited, menuOf, take } from './site/colleague.ts';
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
  page.getByRole('button', { name: new RegExp(`^${time.replace(/ (AM|PM)/, '( $1)?')} .*Tasting`) });

/** The browser has the console, its key and the day. */
async function openConsole(page: Page, { url }: Outage, name: string): Promise<void> {
  const [device, secret] = new URL(await invited(name, 'floor')).hash.slice(1).split('.');
  const linked = await page.request.post('/api/staff/link', {
    headers: { origin: url },
    data: { device, secret, nonce: randomBytes(16).toString('hex'), accept: true },
  });
  expect(linked.status()).toBe(200);
  // The site runs on another day than this machine.
  await page.clock.setSystemTime(new Date(linked.headers().date ?? 0));
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

const noNetwork = (page: Page) => page.getByText(/No network since/);
const isShownOffline = (page: Page) => expect(noNetwork(page).first()).toBeVisible();

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
  // A key ignores presses just after its row has moved.
  const cash = button(page, 'Cash: É. Exemple pays 10,000 VUV').first();
  await expect(async () => {
    if (await cash.isVisible()) await cash.click();
    expect(await countIn(page, 'presses')).toBe(2);
  }).toPass();
  await page.getByRole('button', { name: 'Walk-in' }).last().click();
  await page.getByRole('radio', { name: '3 adults', exact: true }).click();
  await take(page.getByRole('button', { name: /^Add 3/ }).first());
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
  await expect(noNetwork(page)).toHaveCount(0);
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
    // Ten seconds, and the time of a busy machine.
    expect(Date.now() - cutAt).toBeLessThan(15_000);
    outage.set('open');
    await expect(noNetwork(page)).toHaveCount(0, { timeout: 45_000 });
  });

test('a press is there after a reload at any moment after it @any-size @in-full', async ({
  page,
  request,
  outage,
  expected,
}) => {
  expected.errors.push(/Failed to load resource|ERR_/);
  const [first, second] = [at('10:00 AM'), at('12:00 PM')];
  for (const place of [first, second])
    await book(request, place, {
      firstName: 'Zoé',
      lastName: place === first ? 'Prompt' : 'Presto',
      email: 'zoe@example.com',
      guestCount: 11,
    });
  await openConsole(page, outage, 'Reloads');
  outage.set('cut');
  await isShownOffline(page);
  for (let point = 0; point <= 20; point += 1) {
    const [time, name] = point < 11 ? ['10:00 AM', 'Prompt'] : ['12:00 PM', 'Presto'];
    await startOnScreen(page, time).first().click();
    const more = page.getByRole('button', { name: new RegExp(`one more of Z. ${name} arrived`) }).first();
    await more.evaluate(async (key: HTMLElement, wait) => {
      key.click();
      await new Promise((resolve) => setTimeout(resolve, wait));
    }, point * 25);
    await page.reload();
    await expect(menuOf(page, 'Reloads')).toBeVisible();
    await expect.poll(() => countIn(page, 'presses')).toBe(point + 1);
  }
});

test('presses whose answers were lost are recorded once @any-size @in-full', async ({
  page,
  request,
  outage,
  expected,
}) => {
  expected.errors.push(/Failed to load resource|ERR_/);
  await book(request, at('1:00 PM'), {
    firstName: 'Lou',
    lastName: 'Perdue',
    email: 'lou@example.com',
    guestCount: 2,
  });
  await openConsole(page, outage, 'Lost answers');
  await startOnScreen(page, '1:00 PM').first().click();
  await expect(button(page, 'Arrived: L. Perdue')).toBeVisible();
  outage.set('answers-lost');
  await button(page, 'Arrived: L. Perdue').click();
  await button(page, 'Card: L. Perdue pays 5,000 VUV').first().click();
  await expect.poll(() => countIn(page, 'presses')).toBe(2);
  outage.set('open');
  const party = async () => (await partiesOn(page.request)).find(({ lastName }) => lastName === 'Perdue');
  await expect(noNetwork(page)).toHaveCount(0, { timeout: 45_000 });
  await expect.poll(async () => kindsOf(await party())).toEqual(['arrive', 'pay']);
});

test('no page of visitors is controlled or stored by the worker of the console @any-size @in-full', async ({
  page,
  outage,
}) => {
  await openConsole(page, outage, 'Visitor');
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

test('nothing on a device says how to reach a guest @any-size @in-full', async ({
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
  await openConsole(page, outage, 'Storage');
  const stored = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve, reject) => {
          const request = indexedDB.open('staff-kept');
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const days = request.result.transaction('days').objectStore('days').getAll();
            days.onsuccess = () => resolve(JSON.stringify([days.result, { ...localStorage }]));
          };
        }),
    );
  await expect.poll(stored).toContain('Secrète');
  expect(await stored()).not.toMatch(/paule\.secrete|@example\.com|"reference":"[^"]/);
});
