import { describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { enquiryStore } from '#functions/stores/enquiries/enquiries.ts';
import { enquiryItems, sampleEnquiry } from '#functions/stores/enquiries/enquiry.testing.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { sendEventEmail as contract } from '#shared/contracts/guests/send-event-email.ts';
import { enquiryMessages } from '#shared/enquiries/messages.ts';
import { enquiryOf } from '#shared/enquiries/question.ts';
import { sendEventEmail } from './send-event-email.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const log = testLog();
const at = (text: string) => new Date(`${text}+11:00`);

/** Quotas in a separate table, so that assertions on the enquiries do not see them. */
const quotas = quotaStore(testTable(), clock);
const post = (json: unknown, key?: string, address?: string) =>
  caller(
    contract,
    sendEventEmail({ enquiries: enquiryStore(table, clock), quotas }),
    quotas,
  )({
    json,
    ...(key !== undefined && { headers: { 'idempotency-key': key.padEnd(22, '-') } }),
    ...(address !== undefined && { address }),
  });
const storedEnquiries = async () => enquiryItems(await table.items());
const sentReply = { status: 200, json: { success: true, message: enquiryMessages.sent } };

describe('an enquiry', () => {
  it('is stored with an event and an expiry time', async () => {
    expect(await post(sampleEnquiry, 'key')).toMatchObject(sentReply);
    const [item, ...others] = await storedEnquiries();
    expect(others).toEqual([]);
    const id = String(item?.id);
    expect(item).toEqual({
      ...sampleEnquiry,
      pk: 'ENQUIRIES#2026-11',
      sk: `ENQUIRY#${id}`,
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
      receivedAt: clock().getTime() / 1000,
      expiresAt: at('2028-01-23T00:00:00').getTime() / 1000,
      event: { id: `${id}-received`, type: 'enquiry.received', subject: id, cause: 'request-1' },
    });
  });

  it.each([
    ['180 days after receipt when it has no day', '', '2027-05-20T10:00:00'],
    ['180 days after receipt when its day has passed', '2026-04-01', '2027-05-20T10:00:00'],
    [
      '400 days after its day when that is in the future, like a booking',
      '2027-11-06',
      '2028-12-10T00:00:00',
    ],
    [
      'like an enquiry for a day in two years when its day is further away',
      '9998-12-31',
      '2029-12-27T00:00:00',
    ],
  ])('expires %s', async (_, date, until) => {
    await post({ ...sampleEnquiry, date });
    expect(await storedEnquiries()).toMatchObject([{ expiresAt: at(until).getTime() / 1000 }]);
  });

  it('is stored under the month in Port Vila', async () => {
    clock.set(new Date('2026-11-30T13:30:00Z'));
    await post(sampleEnquiry);
    expect(await storedEnquiries()).toMatchObject([{ pk: 'ENQUIRIES#2026-12' }]);
  });

  it('is stored without surrounding spaces, and requires no business, telephone number or date', async () => {
    const { business: _, phone: __, kind: ___, date: ____, ...requiredFields } = sampleEnquiry;
    expect(await post({ ...requiredFields, name: ' Ana Sample\n' })).toMatchObject(sentReply);
    expect(await storedEnquiries()).toMatchObject([{ ...sampleEnquiry, business: '', phone: '', date: '' }]);
  });

  it.each([
    'events@example.com',
    'victim@example.org',
    'events@example.com, victim@example.org',
    ['victim@example.org'],
    { address: 'victim@example.org' },
    'x\r\nBcc: victim@example.org',
    null,
    7,
  ])('is stored without the recipient %j of the request', async (to) => {
    expect(await post({ ...sampleEnquiry, to, sender: to, events: to }, 'key')).toMatchObject(sentReply);
    const items = await storedEnquiries();
    expect(items).toMatchObject([sampleEnquiry]);
    expect(JSON.stringify(items)).not.toMatch(/victim|events@/);
  });

  it('sent as a question is stored as such and gets a different reply', async () => {
    const draft = {
      name: 'Ana',
      email: 'ana@example.com',
      subject: 'A hat',
      date: '',
      message: 'Is it there?',
    };
    expect(await post(enquiryOf(draft))).toMatchObject({
      status: 200,
      json: { message: enquiryMessages.questionSent },
    });
    expect(await storedEnquiries()).toMatchObject([
      { kind: 'question', eventName: 'A hat', description: 'Is it there?' },
    ]);
  });

  it('leaves no personal data in the event or the log', async () => {
    await post({ ...sampleEnquiry, name: 'Marker', email: 'marker@example.com' }, 'marker-key');
    await post({ ...sampleEnquiry, name: 'Marker', email: 'marker@' }, 'marker-key');
    const [item] = await storedEnquiries();
    expect(JSON.stringify([item?.event, item?.pk, item?.sk])).not.toMatch(/marker/i);
    expect(log.lines().map(({ code }) => code)).toEqual(['call.answered', 'call.refused']);
    expect(log.text()).not.toMatch(/marker/i);
  });
});

describe('a repeated enquiry', () => {
  it('with the same key is stored once, with the same response', async () => {
    for (let time = 0; time < 3; time += 1) expect(await post(sampleEnquiry, 'key')).toMatchObject(sentReply);
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it('is announced once', async () => {
    await post(sampleEnquiry, 'key');
    const [first] = await storedEnquiries();
    await post(sampleEnquiry, 'key');
    expect(await storedEnquiries()).toEqual([first]);
  });

  it('sent twenty times at once is stored once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(sampleEnquiry, 'key')));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it('with the same key across the end of a month is stored once', async () => {
    clock.set(at('2026-11-30T23:59:59'));
    await post(sampleEnquiry, 'key');
    clock.set(at('2026-12-01T00:00:01'));
    expect(await post(sampleEnquiry, 'key')).toMatchObject(sentReply);
    expect(await post({ ...sampleEnquiry, phone: '' }, 'key')).toMatchObject({ status: 422 });
    expect(await storedEnquiries()).toHaveLength(1);
  });

  it.each(Object.keys(sampleEnquiry))('with the same key and another %s is refused', async (field) => {
    await post(sampleEnquiry, 'key');
    const [first] = await storedEnquiries();
    const others = { email: 'other@example.com', catering: 'own', kind: 'question', date: '2026-12-20' };
    const other = others[field as keyof typeof others] ?? 'other';
    expect(await post({ ...sampleEnquiry, [field]: other }, 'key')).toMatchObject({
      status: 422,
      json: { kind: 'key-reused', message: enquiryMessages.keyReused },
    });
    expect(await storedEnquiries()).toEqual([first]);
  });

  it('with another key, or none, is a new enquiry', async () => {
    await post(sampleEnquiry, 'key');
    await post(sampleEnquiry, 'another');
    await post(sampleEnquiry);
    await post(sampleEnquiry);
    expect(await storedEnquiries()).toHaveLength(4);
  });
});

describe('the validation of an enquiry', () => {
  it.each<[string, unknown, RegExp]>([
    ['name', 'x'.repeat(121), /^Please shorten your name to 120/],
    ['business', 'x'.repeat(121), /^Please shorten the name of your business/],
    ['phone', '0'.repeat(41), /^Please shorten your phone number/],
    ['eventName', 'x'.repeat(121), /^Please shorten a name for the event/],
    ['peopleCount', 'x'.repeat(81), /^Please shorten the number of people/],
    ['description', 'x'.repeat(4001), /^Please shorten a description/],
    ['email', `${'x'.repeat(250)}@example.com`, /too long/],
    ['name', 'Ana\r\nBcc: victim@example.org', /can be seen in your name/],
    ['business', 'A\nB', /can be seen/],
    ['eventName', 'A\u0000B', /can be seen/],
    ['peopleCount', '1\u20282', /can be seen/],
    ['phone', '\u202e1', /can be seen/],
    ['description', 'A\u0007', /can be seen/],
    ['email', 'ana@example.com\r\nBcc: victim@example.org', /cannot be seen/],
    ['email', 'ana@example.com, victim@example.org', /not complete/],
    ['email', 'Ana <ana@example.com>', /not complete/],
    ['name', undefined, /^Please enter your name\.$/],
    ['business', 7, /^Please send this as text\.$/],
    ['date', '2026-13-01', /^Please enter a day like/],
    ['date', 'soon', /^Please enter a day like/],
    ['catering', 'yes', /^Please choose one of the three\.$/],
    ['catering', undefined, /^Please choose one of the three\.$/],
  ])('refuses the %s %j, and stores nothing', async (field, value, expectedText) => {
    const response = await post({ ...sampleEnquiry, [field]: value }, 'key');
    expect(response.status).toBe(400);
    expect(Object.keys(response.json.fields)).toEqual([field]);
    expect(response.json.message).toMatch(expectedText);
    expect(await table.items()).toEqual([]);
  });

  it('returns a message for each field if all are missing', async () => {
    const { json } = await post({});
    expect(Object.keys(json.fields)).toEqual([
      'name',
      'email',
      'eventName',
      'peopleCount',
      'catering',
      'description',
    ]);
  });

  it('accepts the longest texts in any script, within the body limit', async () => {
    const maxLength = {
      name: 120,
      business: 120,
      phone: 40,
      eventName: 120,
      peopleCount: 80,
      description: 4000,
    };
    const texts = Object.entries(maxLength).map(([field, length]) => [field, '酒'.repeat(length)]);
    expect(await post({ ...sampleEnquiry, ...Object.fromEntries(texts) })).toMatchObject(sentReply);
  });
});

describe('a network that sends enquiries', () => {
  const postFrom = (address: string, number: number) =>
    post({ ...sampleEnquiry, email: `sender-${number}@example.com` }, `key-${address}-${number}`, address);

  it('gets three acknowledgements an hour for all its email addresses, and further enquiries are stored without one', async () => {
    for (let number = 0; number < 5; number += 1)
      expect(await postFrom('192.0.2.1', number)).toMatchObject(sentReply);
    await postFrom('192.0.2.2', 9);
    const acknowledgements = (await storedEnquiries()).map(({ email, unacknowledged }) => [
      email,
      unacknowledged,
    ]);
    expect(acknowledgements.filter(([, unacknowledged]) => unacknowledged !== undefined)).toHaveLength(2);
    expect(
      new Map(acknowledgements as [string, true | undefined][]).get('sender-9@example.com'),
    ).toBeUndefined();
    clock.set(at('2026-11-21T11:00:00'));
    await postFrom('192.0.2.1', 10);
    const laterEnquiry = (await storedEnquiries()).find(({ email }) => email === 'sender-10@example.com');
    expect(laterEnquiry).not.toHaveProperty('unacknowledged');
  });

  it('may send twenty forms an hour, then gets a retry time, without affecting other networks', async () => {
    for (let number = 0; number < 20; number += 1)
      expect((await postFrom('192.0.2.1', number)).status).toBe(200);
    expect(await postFrom('192.0.2.1', 20)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '3600' },
      json: { kind: 'too-many', message: expect.stringMatching(/in 60 minutes, or write to us/) },
    });
    expect((await postFrom('192.0.2.2', 21)).status).toBe(200);
    expect(await storedEnquiries()).toHaveLength(21);
  });
});

describe('the honeypot of the enquiry form', () => {
  it('refuses a form that fills it in, and stores nothing', async () => {
    expect(await post({ ...sampleEnquiry, website_url: 'https://example.com' })).toMatchObject({
      status: 400,
      json: { message: 'Submission failed. Please try again.' },
    });
    expect(await table.items()).toEqual([]);
    expect(await post({ ...sampleEnquiry, website_url: '' })).toMatchObject(sentReply);
    expect(await storedEnquiries()).toHaveLength(1);
    expect((await storedEnquiries())[0]).not.toHaveProperty('website_url');
  });
});

it('send-event-email returns a general message when the table is unavailable', async () => {
  const unavailable = enquiryStore({ ...table, name: 'no-such-table' }, clock);
  const response = await caller(
    contract,
    sendEventEmail({ enquiries: unavailable, quotas }),
  )({ json: sampleEnquiry });
  expect(response).toMatchObject({ status: 500, json: { kind: 'unexpected' } });
  expect(JSON.stringify(response.json)).not.toMatch(/table|dynamo/i);
});

it('the handler of send-event-email needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  expect(await call({ json: sampleEnquiry })).toMatchObject(sentReply);
  const storedKinds = (await table.items()).map(({ sk }) => String(sk).split('#')[0]);
  expect(storedKinds.sort()).toEqual(['ENQUIRIES', 'ENQUIRY', 'QUOTA', 'QUOTA', 'QUOTA']);
});
