import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { caller, callHandler } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { type ObservedTable, observedTable } from '#functions/stores/table/table-content.testing.ts';
import { adEventNames } from '#shared/analytics/ad-events.ts';
import { sendMetaEvent as contract } from '#shared/contracts/guests/send-meta-event.ts';
import { type AdProvider, startAdProvider } from '#tools/local-stack/meta-ads/ad-provider.ts';
import { Env } from './env.ts';
import { providerFrom } from './provider.ts';
import { sendMetaEvent } from './send-meta-event.ts';

const event = {
  eventName: 'Purchase',
  eventId: '0f8f1d8a-9b1c-4a54-9d0e-5d8a1f6f7c11',
  userData: { fbc: 'fb.1.1700000000000.IwAR0_a-b', fbp: 'fb.1.1700000000000.123456789' },
  customData: {
    currency: 'VUV',
    value: 8000,
    content_ids: ['0'],
    content_name: 'Tour and Tasting',
    content_type: 'product',
    contents: [{ id: '0', quantity: 2, item_price: 4000 }],
    num_items: 2,
    transaction_id: '0f8f1d8a9b1c4a54',
  },
  browserMetadata: {
    userAgent: 'Mozilla/5.0',
    sourceUrl: 'https://rum.example.com/tours/confirm',
    language: 'en-GB',
    referrer: 'https://rum.example.com/tours',
    location: 'https://rum.example.com/tours/confirm',
    host: 'rum.example.com',
    path: '/tours/confirm',
  },
};
const acceptedReply = { status: 200, json: { success: true } };
const log = testLog();
const post = (json: unknown) => caller(contract, sendMetaEvent({ forwardConversion: undefined }))({ json });

describe('an analytics event', () => {
  it('is accepted and logged by name, value and item count', async () => {
    expect(await post(event)).toMatchObject(acceptedReply);
    expect(log.lines()[0]).toMatchObject({
      code: 'ad-event.received',
      event: 'Purchase',
      currency: 'VUV',
      value: 8000,
      items: 2,
    });
  });

  it.each(adEventNames)('may be named %s', async (eventName) => {
    expect(await post({ ...event, eventName })).toMatchObject(acceptedReply);
  });

  it('requires only a name and an id, and gets the currency VUV by default', async () => {
    expect(await post({ eventName: 'ViewTours', eventId: 'id-1' })).toMatchObject(acceptedReply);
    expect(log.lines()[0]).toMatchObject({ event: 'ViewTours', currency: 'VUV' });
  });

  it('leaves no caller-supplied text in the log', async () => {
    const markedEvent = {
      ...event,
      eventId: 'marker-id',
      userData: { ...event.userData, email: 'marker@example.com', externalId: 'marker', name: 'marker' },
      customData: { ...event.customData, content_name: 'marker', transaction_id: 'marker', note: 'marker' },
      browserMetadata: {
        ...event.browserMetadata,
        sourceUrl: 'https://x.example/?ref=marker',
        userAgent: 'marker',
      },
      marker: 'marker',
    };
    expect(await post(markedEvent)).toMatchObject(acceptedReply);
    await post({ ...markedEvent, eventName: 'marker' });
    expect(log.text()).not.toMatch(/marker/i);
  });
});

const { customData, userData, browserMetadata } = event;
it.each([
  ['without the provider’s cookies', { userData: { fbc: '', fbp: '' } }],
  [
    'with content names',
    { customData: { ...customData, content_ids: ['Tour and Tasting'], content_type: 'tour' } },
  ],
])('an analytics event %s is accepted', async (_, change) => {
  expect(await post({ ...event, ...change })).toMatchObject(acceptedReply);
});

it.each([
  ['an unknown name', { eventName: 'Marker' }],
  ['no name', { eventName: undefined }],
  ['no id', { eventId: undefined }],
  ['an id with a space', { eventId: 'a b' }],
  ['an overlong id', { eventId: 'x'.repeat(65) }],
  ['an unsupported currency', { customData: { ...customData, currency: 'USD' } }],
  ['a negative value', { customData: { ...customData, value: -1 } }],
  ['a non-numeric value', { customData: { ...customData, value: '8000' } }],
  ['half a guest', { customData: { ...customData, num_items: 1.5 } }],
  ['too many contents', { customData: { ...customData, contents: Array(21).fill(customData.contents[0]) } }],
  ['an overlong name', { customData: { ...customData, content_name: 'x'.repeat(121) } }],
  ['a name with a line break', { customData: { ...customData, content_name: 'a\nb' } }],
  ['a foreign cookie', { userData: { ...userData, fbp: 'SMI2611241000AM-7K3Q9XTB4MWE' } }],
  ['an overlong URL', { browserMetadata: { ...browserMetadata, sourceUrl: 'x'.repeat(2049) } }],
])('an analytics event with %s is refused', async (_, change) => {
  expect(await post({ ...event, ...change })).toMatchObject({ status: 400, json: { kind: 'invalid-input' } });
});

describe('send-meta-event with an ad provider account', () => {
  let provider: AdProvider;
  let environment: Record<string, string>;
  const clock = () => new Date('2026-11-24T10:00:00+11:00');

  beforeEach(async () => {
    environment = { TABLE_NAME: 'none', PIXEL_ID: '1234567890', AD_TOKEN_PARAMETER: '/stack/token' };
    provider = await startAdProvider([{ definition: { environment } }], { now: clock });
  });
  afterEach(() => provider.stop());

  const forward = (json: unknown, token = provider.secretOf('/stack/token') ?? '') => {
    const forwardConversion = providerFrom(Env.parse(environment), async () => token, clock);
    return caller(contract, sendMetaEvent({ forwardConversion }))({ json });
  };

  it('forwards an event under its id, with the redacted page URL', async () => {
    const address = 'https://rum.example.com/tours/confirmed?ref=SMI2611241000AM-7K3Q9XTB4MWE#marker';
    const browserMetadata = {
      ...event.browserMetadata,
      sourceUrl: address,
      referrer: `${address}&order=JP1`,
    };
    expect(await forward({ ...event, browserMetadata })).toMatchObject(acceptedReply);
    expect(provider.events).toEqual([
      {
        event_name: 'Purchase',
        event_time: clock().getTime() / 1000,
        event_id: event.eventId,
        action_source: 'website',
        event_source_url: 'https://rum.example.com/tours/confirmed',
        referrer_url: 'https://rum.example.com/tours/confirmed',
        user_data: { client_user_agent: 'Mozilla/5.0', ...event.userData },
        custom_data: event.customData,
      },
    ]);
  });

  it.each([
    ['of another site', { sourceUrl: 'https://evil.example/tours', referrer: 'https://evil.example/x' }],
    [
      'of another site whose path contains ours',
      { sourceUrl: 'https://evil.example/https://rum.example.com/tours' },
    ],
    ['of another port', { sourceUrl: 'https://rum.example.com:8443/tours' }],
    ['of another host that starts with ours', { sourceUrl: 'https://rum.example.com.evil.example/tours' }],
    ['with ours as a user name', { sourceUrl: 'https://rum.example.com@evil.example/tours' }],
    ['with another scheme', { sourceUrl: 'ftp://rum.example.com/tours' }],
    ['that is invalid', { sourceUrl: 'evil', referrer: 'evil' }],
    ['that is missing', { sourceUrl: '', referrer: '' }],
  ])('replaces the URL %s by the URL for unknown pages', async (_, addresses) => {
    const claims = { host: 'evil.example', path: '/evil', location: 'https://evil.example/' };
    const browserMetadata = {
      ...event.browserMetadata,
      referrer: 'https://www.search.example/?q=rum',
      ...claims,
      ...addresses,
    };
    expect(await forward({ ...event, browserMetadata })).toMatchObject(acceptedReply);
    expect(provider.events).toMatchObject([{ event_source_url: 'https://rum.example.com/unknown' }]);
    expect(JSON.stringify(provider.events)).not.toMatch(/evil|search/);
  });

  it('forwards personal identifiers only as digests', async () => {
    const userData = { email: ' Ana.Sample@Example.com ', externalId: 'Visitor 7', firstName: 'Ana' };
    expect(await forward({ ...event, userData })).toMatchObject(acceptedReply);
    const sha = (text: string) => createHash('sha256').update(text).digest('hex');
    expect(provider.events).toMatchObject([
      { user_data: { em: [sha('ana.sample@example.com')], external_id: [sha('visitor 7')] } },
    ]);
    expect(JSON.stringify(provider.events)).not.toMatch(/ana|visitor/i);
  });

  it.each([
    ['rejects the token', () => forward(event, 'wrong')],
    [
      'fails',
      () => {
        provider.failWith(500);
        return forward(event);
      },
    ],
    [
      'is unreachable',
      async () => {
        await provider.stop();
        return forward(event);
      },
    ],
  ])('reports that the event was not forwarded if the provider %s', async (_, call) => {
    expect(await call()).toMatchObject({ status: 424, json: { kind: 'not-passed-on' } });
    expect(log.lines().map(({ code }) => code)).toContain('ad-event.rejected');
    expect(log.text()).not.toMatch(/wrong|EAA|1234567890/);
    provider = await startAdProvider([], { now: clock });
  });
});

describe('the deployed endpoint send-meta-event', () => {
  let table: ObservedTable;
  beforeAll(async () => {
    table = await observedTable();
  });
  const handler = async () => {
    for (const [name, value] of Object.entries(table.environment)) vi.stubEnv(name, value);
    return (await import('./handler.ts')).handler;
  };

  it('forwards an event to the ad provider', async () => {
    expect(await callHandler(contract, await handler(), { json: event })).toMatchObject(acceptedReply);
  });

  it('refuses events beyond the limit of a network', async () => {
    const { max } = contract.limits.perAddress;
    const nearLimit = {
      kind: `${contract.name} address`,
      subject: '198.51.100.7',
      quota: contract.limits.perAddress,
    };
    await quotaStore(table, () => new Date()).count({ ...nearLimit, points: max - 1 });
    const call = async () => callHandler(contract, await handler(), { json: event, address: '198.51.100.7' });
    expect(await call()).toMatchObject(acceptedReply);
    expect(await call()).toMatchObject({ status: 429, json: { kind: 'too-many' } });
  });
});
