import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Party as StaffParty, Start } from '#shared/contracts/staff/party.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { book, type SlotOnDay } from './api.ts';
import { inviteColleague, menuOf } from './colleague.ts';
import { startOfRun } from './e2e-calendar.ts';
import { test as base, expect } from './journey.ts';
import { type Outage, startOutage } from './outage.ts';

/** Tests of the console with a connection that they can cut. */
export const darkTest = base.extend<{ outage: Outage }>({
  outage: async ({ site, expected }, use) => {
    expected.errors.push(networkErrors);
    const outage = await startOutage(site);
    await use(outage);
    await outage.close();
  },
  baseURL: async ({ outage }, use) => use(outage.url),
  serviceWorkers: 'allow',
});

const today = calendarDateFrom(startOfRun.slice(0, 10));

/** A start on the day of the run. */
export const at = (time: SlotOnDay['time'], type: SlotOnDay['type'] = 'Cellar Door Tasting'): SlotOnDay => ({
  date: today,
  time,
  type,
});

/** Errors that an offline browser logs. */
export const networkErrors = /Failed to load resource|ERR_/;

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Button that opens a start of tastings. */
const startOnScreen = (page: Page, time: string) =>
  page.getByRole('button', { name: new RegExp(`^${time.replace(/ (AM|PM)/, '( $1)?')} .*Tasting`) });

/** Opens a start of tastings, unless it is already open, as the next one is. */
export async function openStart(page: Page, time: string): Promise<void> {
  const closed = startOnScreen(page, time).first();
  const open = page.getByRole('region', { name: `Parties of ${time} Tasting` }).first();
  await closed.or(open).first().waitFor();
  if (!(await open.isVisible())) await closed.click();
}

/** Signs the browser of a page in, as the page of the link does. */
export async function linkBrowser(page: Page, { url }: Pick<Outage, 'url'>, link: string): Promise<void> {
  const [device, secret] = new URL(link).hash.slice(1).split('.');
  const response = await page.request.post(`${url}/api/staff/link`, {
    headers: { origin: url },
    data: { device, secret, nonce: randomBytes(16).toString('hex'), accept: true },
  });
  expect(response.status()).toBe(200);
  // The site has another date than this machine.
  await page.clock.setSystemTime(new Date(response.headers().date ?? 0));
}

/** Opens the console and waits until the browser has stored it, its key and the day. */
export async function openOfflineReadyConsole(
  page: Page,
  outage: Outage,
  name: string,
  storage: 'with storage' | 'without storage' = 'with storage',
): Promise<void> {
  await linkBrowser(page, outage, await inviteColleague(name, 'floor'));
  await page.goto(`${outage.url}/staff`);
  await expect(menuOf(page, name)).toBeVisible();
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  if (storage === 'without storage') return;
  // Otherwise the first read would create an empty database.
  await expect.poll(() => page.evaluate(() => indexedDB.databases())).not.toEqual([]);
  await expect.poll(() => countInStore(page, 'days')).toBeGreaterThan(0);
  await expect.poll(() => countInStore(page, 'contacts')).toBe(1);
}

/** Signs the browser of a page in as a colleague at the office, whose connection is not cut. */
export const signInAtOffice = async (page: Page, name: string): Promise<void> =>
  linkBrowser(page, { url: String(process.env.SITE_URL) }, await inviteColleague(name, 'floor'));

/** Reads all entries in a store of the device. */
export const readStore = <Stored>(page: Page, store: string): Promise<readonly Stored[]> =>
  page.evaluate(
    (name) =>
      new Promise<Stored[]>((resolve, reject) => {
        const request = indexedDB.open('staff-kept');
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          const all = request.result.transaction(name).objectStore(name).getAll();
          all.onsuccess = () => {
            request.result.close();
            resolve(all.result);
          };
        };
      }),
    store,
  );

/** Counts the entries in a store of the device. */
export const countInStore = async (page: Page, store: string): Promise<number> =>
  (await readStore(page, store)).length;

export const offlineNotice = (page: Page) => page.getByText(/No network since|Opened without a network/);
export const expectOffline = (page: Page) => expect(offlineNotice(page).first()).toBeVisible();

interface OfflineStart extends Pick<SlotOnDay, 'time'> {
  readonly device: string;
  readonly lastName: string;
  readonly guestCount: number;
}

/** Opens the start of a party, Zoé, on a device that is offline. */
export async function openOfflineStart(
  { page, request, outage }: { page: Page; request: APIRequestContext; outage: Outage },
  { device, time, lastName, guestCount }: OfflineStart,
): Promise<void> {
  await book(request, at(time), { firstName: 'Zoé', lastName, email: 'zoe@example.com', guestCount });
  await openOfflineReadyConsole(page, outage, device);
  await goOffline(page, outage);
  await openStart(page, time);
}

/** Cuts the connection, and waits until the console says so. */
export async function goOffline(page: Page, outage: Outage): Promise<void> {
  outage.set('cut');
  await expectOffline(page);
}

/** Restores the connection, and waits until the console no longer says that it is offline. */
export async function goOnline(page: Page, outage: Outage): Promise<void> {
  outage.set('open');
  await expect(offlineNotice(page)).toHaveCount(0, { timeout: 45_000 });
}

/** @param request with a session */
export async function readParties(request: APIRequestContext): Promise<readonly StaffParty[]> {
  const reply = await request.get(`${process.env.SITE_URL}/api/staff/day?date=${today}`);
  const { starts } = (await reply.json()) as { starts: readonly Start[] };
  return starts.flatMap(({ parties }) => parties);
}

export const findParty = async (request: APIRequestContext, name: string): Promise<StaffParty | undefined> =>
  (await readParties(request)).find(({ lastName }) => lastName === name);

/** Kinds of the entries of a party, in order. */
export const kindsOf = (party: StaffParty | undefined): readonly string[] =>
  (party?.log ?? []).map(({ kind }) => kind);
