import type { BrowserContext, Page } from '@playwright/test';
import { book, slotOn } from './site/api.ts';
import { inviteColleague, linkThisDevice, menuOf } from './site/colleague.ts';
import {
  addOne,
  checkoutButton,
  clickOnPaymentPage,
  fillCheckout,
  openCart,
  waitForPaymentPage,
} from './site/customer.ts';
import { dayOf } from './site/e2e-calendar.ts';
import { attackCount, hostileScript } from './site/hostile-script.ts';
import { expect, expectAccessibleInFull, openPage, test } from './site/journey.ts';
import { type MeasuredSite, startMeasuredSite } from './site/measured-site.ts';
import { emulateProviders, type ThirdPartyRequest } from './site/providers.ts';
import { chooseDay, confirmButton, fillDetails, referenceOn, slotOnPage } from './site/visitor.ts';

/** Part of the guest's name, email address and reference (`MAR…`), and of every URL that could hold one. */
const marks = /marker|mar\d{6}/i;

/** The timeout includes synthesizing a site. */
test.describe.configure({ mode: 'serial', timeout: 720_000 });

/** Shared by the tests: synthesizing a site takes as long as a test. */
let site: MeasuredSite | undefined;
test.afterAll(async () => {
  await site?.stop();
});

interface Funnel {
  readonly requests: readonly ThirdPartyRequest[];
  readonly reference: string;
  /** Events that our server refused, which the pixel has to report. */
  readonly refusedEvents: { eventName: string; eventId: string }[];
}

/** Goes from the landing page to a cancelled booking, through every page whose URL holds data. */
async function completeFunnel(page: Page, context: BrowserContext, origin: string): Promise<Funnel> {
  const requests = await emulateProviders(context);
  const refusedEvents: Funnel['refusedEvents'] = [];
  await context.route(`${origin}/api/meta-events`, async (route) => {
    const call = route.request().postDataJSON();
    if (call.eventName !== 'Purchase') return route.fallback();
    refusedEvents.push(call);
    await route.fulfill({ status: 503, json: { success: false, message: 'No.', error: 'No.' } });
  });

  await openPage(page, `${origin}/?fbclid=Click-1&marker=marker#marker`);
  await page.getByRole('main').getByRole('link', { name: 'Book Tour' }).click();
  await chooseDay(page, dayOf('booking', 'desktop'));
  await slotOnPage(page, '10:00 AM', 'Tour and Tasting').click();
  await fillDetails(page, { firstName: 'Markerina', lastName: 'Markersson', email: 'marker@example.com' });
  await confirmButton(page).click();
  await expect(page).toHaveURL(/\/tours\/confirmed\?ref=MAR/);
  const reference = referenceOn(page);
  await expect(page.getByText(reference)).toBeVisible();
  await expectAccessibleInFull(page);
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
    await openPage(page, origin + address);
    await page.waitForLoadState('networkidle');
  }
  return { requests, reference, refusedEvents };
}

/** Buys bottles up to the success page; returns the order reference. */
async function completeOrder(page: Page, origin: string): Promise<string> {
  await openPage(page, `${origin}/jp?marker=marker`);
  await addOne(page, 'ユミ');
  const cart = await openCart(page);
  await fillCheckout(cart, 'marker@example.com', '東京都');
  await checkoutButton(cart).click();
  await waitForPaymentPage(page);
  await page.getByLabel('お名前').fill('Markerina Markersson');
  await page.getByLabel('町名・番地').fill('Marker 1-2-3');
  await clickOnPaymentPage(page, '支払う');
  await expect(page).toHaveURL(/\/payment-success\?order=JP\d{6}-/);
  const reference = new URL(page.url()).searchParams.get('order') ?? '';
  await expect(page.getByRole('region', { name: 'ご注文の内容' })).toContainText(reference);
  return reference;
}

/** Sends both forms as the pages do. */
async function sendBothForms({ request }: Page, origin: string): Promise<void> {
  const person = { email: 'marker@example.com', phone: '+678 00003', business: 'Marker Ltd' };
  const enquiry = {
    ...person,
    name: 'Markerina Markersson',
    eventName: 'Marker party',
    peopleCount: '20, marker',
    catering: 'own',
    description: 'A marker in the yard.',
  };
  const operator = {
    companyName: 'Markerson Tours',
    contactName: 'Markerina Markersson',
    email: 'marker@example.com',
    mobilePhone: '+678 00003',
    operatorType: 'Other',
    tourFrequency: 'Every day',
    chargingModel: 'guest_pays',
    waitsOnSite: 'no',
    website_url: '',
  };
  for (const [path, data] of Object.entries({ 'send-event-email': enquiry, touroperators: operator }))
    expect((await request.post(`${origin}/api/${path}`, { data })).status(), path).toBe(200);
}

const findMarked = (requests: readonly ThirdPartyRequest[]): string[] =>
  requests
    .map(({ url, headers, body }) => decodeURIComponent(`${url} ${JSON.stringify(headers)} ${body}`))
    .filter((text) => marks.test(text));

test('a booking and an order send no name, email address or reference to third parties @on-desktop @in-full', async ({
  page,
  context,
  request,
  expected,
}) => {
  expected.errors.push(/503|404/);
  site ??= await startMeasuredSite();
  const { url, localUrl } = site;
  // Delayed emails keep the messages on the queue visible.
  await request.post(`${localUrl}/__local/faults`, {
    data: { rules: [{ service: 'ses', effect: { kind: 'error', code: 'Throttling' } }] },
  });
  const { requests, refusedEvents } = await completeFunnel(page, context, url);
  const order = await completeOrder(page, url);
  await sendBothForms(page, localUrl);
  const purchases = () =>
    requests
      .filter((request) => request.url.includes('www.facebook.com') && request.body)
      .map(({ body }) => JSON.parse(body))
      .filter(({ name }) => name === 'Purchase');
  await expect.poll(() => purchases().length, 'the tour and the bottle').toBe(2);

  expect(findMarked(requests)).toEqual([]);
  expect(JSON.stringify(requests)).not.toContain(order);
  const bodies = (host: string) =>
    requests
      .filter((request) => request.url.includes(host))
      .flatMap(({ body }) => (body ? [JSON.parse(body)] : []));
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
  expect(bodies('www.facebook.com')).toHaveLength(2);
  expect(purchases()).toMatchObject([
    {
      command: 'track',
      name: 'Purchase',
      data: { value: 4000, currency: 'VUV' },
      options: { eventID: refusedEvents[0]?.eventId },
    },
    { name: 'Purchase', data: { currency: 'JPY' }, options: { eventID: refusedEvents[1]?.eventId } },
  ]);

  const local = async (path: string) => (await request.get(`${localUrl}/__local/${path}`)).json();
  const eventNames = async () =>
    (await local('ad-events')).events.map(({ event_name }: { event_name: string }) => event_name);
  await expect
    .poll(eventNames)
    .toEqual(
      expect.arrayContaining([
        'ViewTours',
        'SelectTourDateTime',
        'InitiateBookingForm',
        'InitiateCheckout',
        'AddToCart',
      ]),
    );
  for (const type of ['booking.confirmed', 'order.paid', 'enquiry.received', 'operator.requested'])
    await expect
      .poll(async () => JSON.stringify(await local('queues')), `a message of ${type}`)
      .toContain(type);
  const { events } = await local('ad-events');
  // The click id was in the URL of the page on which consent was given.
  for (const { event_name, user_data } of events)
    expect(user_data.fbc, event_name).toMatch(/^fb\.1\.\d+\.Click-1$/);
  const queues = await local('queues');
  const log = await local('log');
  expect(log.lines.length).toBeGreaterThan(0);
  for (const record of [events, queues, log]) expect(JSON.stringify(record)).not.toMatch(marks);
  // Only queue messages name the order.
  for (const record of [events, log]) expect(JSON.stringify(record)).not.toContain(order);
});

test('the check for personal data in requests to third parties detects a tracker that keeps the query string @in-full @on-desktop', async ({
  page,
  context,
  expected,
}) => {
  expected.errors.push(/503|404/);
  site ??= await startMeasuredSite();
  const { url, localUrl } = site;
  await context.route(`${url}/assets/tracker-*.js`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(url, localUrl) });
    const tracker = await response.text();
    const alteredTracker = tracker.replace(
      /\$\{(\w+)\}\$\{\w+\(\w+\)\.path\}/,
      (_, origin) => `\${${origin}}\${location.pathname}\${location.search}`,
    );
    expect(alteredTracker, 'the code to alter').not.toBe(tracker);
    await route.fulfill({ response, body: alteredTracker });
  });
  const { requests } = await completeFunnel(page, context, url);
  expect(findMarked(requests).length).toBeGreaterThan(0);
});

test('a compromised script of an analytics provider cannot read the page, the storage or the API, or lock a colleague out of the console @on-desktop @in-full', async ({
  page,
  context,
  playwright,
  expected,
}) => {
  expected.errors.push(
    /security policy|content security|violates|Failed to load resource|unsafe attempt to initiate navigation/i,
  );
  site ??= await startMeasuredSite();
  const { url, localUrl } = site;
  const requests = await emulateProviders(context, { pixel: hostileScript });
  const calls = await playwright.request.newContext({ baseURL: localUrl });
  const reference = await book(calls, slotOn('change', 'desktop', '10:00 AM', 'Tour and Tasting'), {
    firstName: 'Markerina',
    lastName: 'Markersson',
    email: 'marker@example.com',
    guestCount: 1,
  });
  await page.addInitScript(() => {
    if (window !== top) return;
    localStorage.cookieConsent = '{"essential":true,"analytics":false,"marketing":true}';
    sessionStorage.mark = 'marker';
  });

  await openPage(page, `${url}/tours/confirmed?ref=${reference}`);
  await expect(page.getByText(reference)).toBeVisible();
  const reports = () =>
    requests.filter(({ body }) => body.includes('"way"')).map(({ body }) => JSON.parse(body));
  await expect.poll(() => reports().length, 'attacks tried').toBe(attackCount);
  expect(reports()).toEqual(
    reports().map(({ way }) => ({ way, refused: expect.stringMatching(/^(Security|Type)Error$/) })),
  );
  expect(findMarked(requests)).toEqual([]);
  await expect(page).toHaveURL(`${url}/tours/confirmed?ref=${reference}`);

  // The console works despite the planted cookies.
  expect((await context.cookies(`${url}/api/staff/today`)).map(({ name }) => name)).toContain(
    '__Secure-staff',
  );
  const { pathname, hash } = new URL(await inviteColleague('Planted', 'floor', localUrl));
  await linkThisDevice(page, `${url}${pathname}${hash}`);
  await page.getByRole('button', { name: 'Later' }).click();
  await expect(menuOf(page, 'Planted')).toBeVisible();
  await page.reload();
  await expect(menuOf(page, 'Planted')).toBeVisible();
});
