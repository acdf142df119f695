import type { BrowserContext, Page } from '@playwright/test';
import { dayOf } from './site/calendar-of-the-journeys.ts';
import { comesToLife, expect, expectAccessible, test } from './site/journey.ts';
import { type MeasuredSite, startMeasuredSite } from './site/measured-site.ts';
import { standInForProviders, type Told } from './site/providers.ts';
import { chooseDay, confirmButton, fillDetails, referenceOn, slotOnPage } from './site/visitor.ts';

/** In the name, mail and reference (`MAR…`) of the guest, and in every address that could hold one. */
const marks = /marker|mar\d{6}/i;

test.describe.configure({ mode: 'serial', timeout: 240_000 });

let site: MeasuredSite | undefined;
test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'who measures does not look at the size of the screen');
});
test.afterEach(async () => {
  await site?.stop();
  site = undefined;
});

interface Measured {
  readonly told: readonly Told[];
  readonly reference: string;
  /** Events that our own server did not take: the pixel has to tell of them. */
  readonly refused: { eventName: string; eventId: string }[];
}

/** From the landing screen to a booking that is cancelled, and past the pages whose addresses hold something. */
async function wholeFunnel(page: Page, context: BrowserContext, origin: string): Promise<Measured> {
  const told = await standInForProviders(context, origin);
  const refused: Measured['refused'] = [];
  await context.route(`${origin}/api/meta-events`, async (route) => {
    const call = route.request().postDataJSON();
    if (call.eventName !== 'Purchase') return route.fallback();
    refused.push(call);
    await route.fulfill({ status: 503, json: { success: false, message: 'No.', error: 'No.' } });
  });

  await page.goto(`${origin}/?marker=marker#marker`);
  await comesToLife(page);
  await page.getByRole('main').getByRole('link', { name: 'Book Tour' }).click();
  await chooseDay(page, dayOf('booking', 'desktop'));
  await slotOnPage(page, '10:00 AM', 'Tour and Tasting').click();
  await fillDetails(page, { firstName: 'Markerina', lastName: 'Markersson', email: 'marker@example.com' });
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/tours\/confirmed\?ref=MAR/);
  const reference = referenceOn(page);
  await expect(page.getByText(reference)).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: 'Cancel this booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This booking is cancelled.' })).toBeVisible();
  for (const address of [
    '/operator/Markerson%20Tours?key=marker',
    '/payment-success?order=JP261124-MARKERMARKER&session_id=marker',
    '/tours?coupon=marker',
    '/contact?from=marker#event-booking',
  ]) {
    await page.goto(origin + address);
    await comesToLife(page);
    await page.waitForLoadState('networkidle');
  }
  return { told, reference, refused };
}

const marked = (told: readonly Told[]): string[] =>
  told
    .map(({ url, headers, body }) => decodeURIComponent(`${url} ${JSON.stringify(headers)} ${body}`))
    .filter((text) => marks.test(text));

test('a whole booking tells nobody a name, a mail or a reference', async ({
  page,
  context,
  request,
  expected,
}) => {
  expected.errors.push(/503|404/);
  site = await startMeasuredSite();
  const { url } = site;
  // Mails wait, so that what is on the queue can be seen.
  await request.post(`${url}/__local/faults`, {
    data: { rules: [{ service: 'ses', effect: { kind: 'error', code: 'Throttling' } }] },
  });
  const { told, refused } = await wholeFunnel(page, context, url);

  expect(marked(told)).toEqual([]);
  const bodies = (host: string) =>
    told.filter((one) => one.url.includes(host)).flatMap(({ body }) => (body ? [JSON.parse(body)] : []));
  const analytics = bodies('google-analytics.com');
  const pages = analytics.filter(({ name }) => name === 'page_view');
  expect(pages.map(({ page_location }) => new URL(page_location).pathname)).toEqual(
    expect.arrayContaining([
      '/',
      '/tours',
      '/tours/confirm',
      '/tours/confirmed',
      '/payment-success',
      '/contact',
    ]),
  );
  const steps = analytics.filter(({ name }) => name === 'tour_booking_step').map(({ step }) => step);
  expect(steps.slice(0, 3)).toEqual([1, 2, 3]);
  expect(analytics.filter(({ name }) => name === 'select_tour')).toMatchObject([
    { tour_type: 'Tour and Tasting', time_slot: '10:00 AM', tour_id: 0, value: 4000 },
  ]);
  const [purchase, ...more] = bodies('www.facebook.com');
  expect(more).toEqual([]);
  expect(purchase).toMatchObject({
    command: 'track',
    name: 'Purchase',
    data: { value: 4000, currency: 'VUV' },
    options: { eventID: refused[0]?.eventId },
  });

  const local = async (path: string) => (await request.get(`${url}/__local/${path}`)).json();
  const { events } = await local('ad-events');
  expect(events.map(({ event_name }: { event_name: string }) => event_name)).toEqual(
    expect.arrayContaining(['ViewTours', 'SelectTourDateTime', 'InitiateBookingForm', 'InitiateCheckout']),
  );
  const queues = await local('queues');
  expect([...queues.waiting, ...queues.inFlight, ...queues.dead].length).toBeGreaterThan(0);
  const log = await local('log');
  expect(log.lines.length).toBeGreaterThan(0);
  for (const record of [events, queues, log]) expect(JSON.stringify(record)).not.toMatch(marks);
});

test('a recorder that leaves the query in would be noticed', async ({ page, context, expected }) => {
  expected.errors.push(/503|404/);
  site = await startMeasuredSite((recorder) => {
    const mutant = recorder.replace(
      /\$\{(\w+)\}\$\{\w+\(\w+\)\.path\}/,
      (_, origin) => `\${${origin}}\${location.pathname}\${location.search}`,
    );
    expect(mutant, 'the place to mutate').not.toBe(recorder);
    return mutant;
  });
  const { told } = await wholeFunnel(page, context, site.url);
  expect(marked(told).length).toBeGreaterThan(0);
});
