import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { createClient } from '../requests/client.ts';
import { type AdEventCall, sendMetaEvent } from '../requests/send-meta-event.ts';
import { stubServer } from '../requests/stub-server.testing.ts';
import type { AdEvent } from './event-mapping.ts';
import type { ProviderFrame } from './provider-frame.ts';
import { reportAdEvent } from './report-ad-event.ts';

const reference = 'MAR2611241000AM-7K3Q9XTB4MWE';
const page = {
  address: 'https://rum.example.com/tours/confirm',
  referrer: 'https://rum.example.com/tours',
  title: 'Book',
};
const view: AdEvent = { name: 'ViewTours', data: {} };
const purchase: AdEvent = { name: 'Purchase', data: { currency: 'JPY', value: 6000 }, reference };

let pixelCalls: (readonly unknown[])[];
let consoleInfo: MockInstance<typeof console.info>;
const pixel = (): ProviderFrame => ({ send: (call) => void pixelCalls.push(call), close: () => {} });

beforeEach(() => {
  pixelCalls = [];
  vi.stubGlobal('document', { cookie: '_fbp=fb.1.1700000000000.12; other=1' });
  consoleInfo = vi.spyOn(console, 'info').mockReturnValue();
});

it('an ad event is sent with the URLs of the page, the provider’s cookies and a currency, vatu by default', async () => {
  const calls: AdEventCall[] = [];
  for (const event of [view, purchase])
    await reportAdEvent(event, page, pixel, async (call) => void calls.push(call));
  expect(calls[0]).toMatchObject({
    eventName: 'ViewTours',
    userData: { fbp: 'fb.1.1700000000000.12' },
    customData: { currency: 'VUV' },
    browserMetadata: {
      sourceUrl: page.address,
      location: page.address,
      referrer: page.referrer,
      host: 'rum.example.com',
      path: '/tours/confirm',
    },
  });
  expect(pixelCalls).toEqual([]);
});

it('the ad event of a purchase has the same id each time, and never contains the booking reference', async () => {
  const calls: AdEventCall[] = [];
  const send = async (call: AdEventCall) => void calls.push(call);
  for (const event of [purchase, purchase, { ...purchase, reference: 'OTHER' }, view, view])
    await reportAdEvent(event, page, pixel, send);
  const [first, again, other, ...views] = calls.map(({ eventId }) => eventId);
  expect(first).toBe(again);
  expect(new Set([first, other, ...views]).size).toBe(4);
  expect(calls[0]?.customData?.transaction_id).toBe(first);
  expect(calls[3]?.customData?.transaction_id).toBeUndefined();
  expect(JSON.stringify(calls)).not.toContain(reference);
});

it.each([
  ['does not respond', 'hang'],
  ['closes the connection', 'drop'],
  ['refuses', { status: 400, body: { success: false, message: 'No.' } }],
  ['fails', { status: 503, text: 'down' }],
] as const)(
  'an ad event is sent through the provider’s pixel, with the same id, when our server %s',
  async (_, response) => {
    const server = await stubServer(response);
    const client = createClient({ origin: server.origin, timeOutMs: response === 'hang' ? 400 : 5_000 });
    for (const event of [purchase, view])
      await reportAdEvent(event, page, pixel, (call) => sendMetaEvent(call, client));
    const [purchaseId, viewId] = server.calls.map(({ body }) => (body as AdEventCall).eventId);
    expect(pixelCalls).toEqual([
      [
        'track',
        'Purchase',
        { currency: 'JPY', value: 6000, transaction_id: purchaseId },
        { eventID: purchaseId },
      ],
      ['trackCustom', 'ViewTours', { currency: 'VUV' }, { eventID: viewId }],
    ]);
  },
);

it('an ad event that neither the server nor a pixel receives is logged with its name only', async () => {
  await reportAdEvent(
    purchase,
    page,
    () => undefined,
    () => Promise.reject(new Error(reference)),
  );
  expect(consoleInfo.mock.calls).toEqual([['ad-event-not-sent: Purchase']]);
});

it('the call that reports an ad event to our server times out after five seconds', async () => {
  const timeOut = vi.spyOn(AbortSignal, 'timeout');
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{"success":true}')));
  await reportAdEvent(view, page, pixel);
  expect(timeOut.mock.calls).toEqual([[5_000]]);
});
