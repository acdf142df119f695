import { describe, expect, it } from 'vitest';
import { caller, deployedCaller } from '#functions/kernel/call.testing.ts';
import { testLog } from '#functions/kernel/captured-log.testing.ts';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { sampleOperator } from '#functions/stores/operators/operator.testing.ts';
import { operatorStore } from '#functions/stores/operators/operators.ts';
import { quotaStore } from '#functions/stores/quotas/quotas.ts';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { requestOperatorAccess as contract } from '#shared/contracts/guests/request-operator-access.ts';
import { operatorMessages } from '#shared/operators/operator-messages.ts';
import {
  chargingModels,
  operatorFields,
  operatorTypes,
  tourFrequencies,
  waitingChoices,
} from '#shared/operators/operator-request.ts';
import { requestOperatorAccess } from './request-operator-access.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
/** Quotas in a separate table, so that assertions on the requests do not see them. */
const quotas = quotaStore(testTable(), clock);
const log = testLog();
const at = (text: string) => new Date(`${text}+11:00`);

const post = (json: unknown, key?: string) =>
  caller(
    contract,
    requestOperatorAccess({ operators: operatorStore(table, clock), quotas }),
  )({ json, ...(key !== undefined && { headers: { 'idempotency-key': key.padEnd(22, '-') } }) });
const sentReply = { status: 200, json: { success: true, message: operatorMessages.sent } };

describe('a request for operator access', () => {
  it('is stored with its event and expires after 180 days', async () => {
    expect(await post({ ...sampleOperator, website_url: '' }, 'key')).toMatchObject(sentReply);
    const [item, ...others] = await table.items();
    expect(others).toEqual([]);
    const id = String(item?.id);
    expect(item).toEqual({
      ...sampleOperator,
      pk: 'OPERATOR-REQUESTS#2026-11',
      sk: `OPERATOR#${id}`,
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
      status: 'requested',
      receivedAt: clock().getTime() / 1000,
      expiresAt: at('2027-05-20T10:00:00').getTime() / 1000,
      event: { id: `${id}-requested`, type: 'operator.requested', subject: id, cause: 'request-1' },
    });
  });

  it.each([
    ...operatorTypes.map((value) => ['operatorType', value]),
    ...tourFrequencies.map((value) => ['tourFrequency', value]),
    ...chargingModels.map((value) => ['chargingModel', value]),
    ...waitingChoices.map((value) => ['waitsOnSite', value]),
  ] as [string, string][])('with %s “%s” is accepted', async (field, value) => {
    expect(await post({ ...sampleOperator, [field]: value })).toMatchObject(sentReply);
    expect(await table.items()).toMatchObject([{ [field]: value }]);
  });

  it('is stored trimmed, without unknown fields', async () => {
    const response = await post({
      ...sampleOperator,
      companyName: ' Sea Breeze Excursions\n',
      status: 'approved',
      keyHash: 'x',
      id: 'x',
    });
    expect(response).toMatchObject(sentReply);
    const [item] = await table.items();
    expect(item).toMatchObject({ companyName: 'Sea Breeze Excursions', status: 'requested' });
    expect(item).not.toHaveProperty('keyHash');
    expect(item?.id).not.toBe('x');
  });

  it('leaves no personal data in the event or the log', async () => {
    const markedRequest = { ...sampleOperator, companyName: 'Marker', email: 'marker@example.com' };
    await post(markedRequest, 'marker-key');
    await post({ ...markedRequest, email: 'marker@' }, 'marker-key');
    const [item] = await table.items();
    expect(JSON.stringify([item?.event, item?.pk, item?.sk])).not.toMatch(/marker/i);
    expect(log.lines().map(({ code }) => code)).toEqual(['call.answered', 'call.refused']);
    expect(log.text()).not.toMatch(/marker/i);
  });
});

describe('the honeypot of the request for operator access', () => {
  it.each<unknown>(['https://example.com', ' ', 'x', 0, false, null, [], {}])(
    'rejects any value: %j',
    async (website_url) => {
      const response = await post({ ...sampleOperator, website_url });
      expect(response).toMatchObject({ status: 400, json: { message: operatorMessages.trapped } });
      expect(await table.items()).toEqual([]);
    },
  );

  it('is checked before all other fields', async () => {
    expect(await post({ website_url: 'x', email: 'ana@', chargingModel: 7 })).toMatchObject({
      status: 400,
      json: { message: operatorMessages.trapped, fields: { website_url: operatorMessages.trapped } },
    });
    expect(await post({ website_url: 'x' })).toMatchObject({
      json: { fields: { website_url: operatorMessages.trapped } },
    });
  });
});

describe('a repeated request for operator access', () => {
  it('with the same key is stored and announced once, with the same response', async () => {
    await post(sampleOperator, 'key');
    const first = await table.items();
    for (let time = 0; time < 3; time += 1)
      expect(await post(sampleOperator, 'key')).toMatchObject(sentReply);
    expect(await table.items()).toEqual(first);
  });

  it('sent twenty times at once is stored once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(sampleOperator, 'key')));
    expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await table.items()).toHaveLength(1);
  });

  it.each(operatorFields)('with the same key and another %s is refused', async (field) => {
    await post(sampleOperator, 'key');
    const first = await table.items();
    const others: Partial<Record<string, string>> = {
      email: 'other@example.com',
      operatorType: 'Other',
      tourFrequency: 'Every day',
      chargingModel: 'guest_pays',
      waitsOnSite: 'no',
    };
    expect(await post({ ...sampleOperator, [field]: others[field] ?? 'other' }, 'key')).toMatchObject({
      status: 422,
      json: { kind: 'key-reused', message: operatorMessages.keyReused },
    });
    expect(await table.items()).toEqual(first);
  });

  it('with another key, or none, is stored as a new request', async () => {
    for (const key of ['key', 'another', undefined, undefined]) await post(sampleOperator, key);
    expect(await table.items()).toHaveLength(4);
  });
});

describe('an invalid request for operator access', () => {
  it.each(
    operatorFields.flatMap((field) =>
      [undefined, null, '', ' \n'].map((emptyValue) => [field, emptyValue] as const),
    ),
  )('without %s (%j) gets a message to fill in all fields', async (field, emptyValue) => {
    const response = await post({ ...sampleOperator, email: 'ana@', [field]: emptyValue });
    expect(response).toMatchObject({
      status: 400,
      json: {
        message: operatorMessages.incomplete,
        error: operatorMessages.incomplete,
        fields: { [field]: operatorMessages.incomplete },
      },
    });
    expect(Object.keys(response.json.fields)).toEqual([field]);
    expect(await table.items()).toEqual([]);
  });

  it.each<unknown>([[], 'text', 7, null])(
    'that is not a form, %j, is rejected as incomplete',
    async (json) => {
      expect(await post(json)).toMatchObject({ status: 400, json: { message: operatorMessages.incomplete } });
    },
  );

  it.each<[string, unknown, RegExp]>([
    ['companyName', 'x'.repeat(81), /^Please shorten the name of your company to 80/],
    ['companyName', 'Sea\u202eBreeze', /can be seen/],
    ['contactName', 'x'.repeat(121), /^Please shorten your name/],
    ['contactName', 'Ana\r\nBcc: victim@example.org', /can be seen in your name/],
    ['mobilePhone', '0'.repeat(41), /^Please shorten your mobile phone number/],
    ['email', 'ana@example', /not complete/],
    ['email', 'ana@example.com, victim@example.org', /not complete/],
    ['operatorType', 'other', /^Please choose what kind of operator you are\.$/],
    ['tourFrequency', 'Daily', /^Please choose how often you come\.$/],
    ['chargingModel', 'function Object() { [native code] }', /^Please choose how your guests pay\.$/],
    ['waitsOnSite', true, /^Please choose whether you wait here\.$/],
  ])('with %s %j is refused and not stored', async (field, value, expectedText) => {
    const response = await post({ ...sampleOperator, [field]: value }, 'key');
    expect(response.status).toBe(400);
    expect(Object.keys(response.json.fields)).toEqual([field]);
    expect(response.json.message).toMatch(expectedText);
    expect(await table.items()).toEqual([]);
  });
});

it('the handler of request-operator-access needs only the environment variables that the deployed function has', async () => {
  const call = await deployedCaller(contract, table.environment, () => import('./handler.ts'));
  expect(await call({ json: sampleOperator })).toMatchObject(sentReply);
  const storedKinds = (await table.items()).map(({ sk }) => String(sk).split('#')[0]);
  expect(storedKinds.sort()).toEqual(['OPERATOR', 'QUOTA', 'QUOTA', 'QUOTA']);
});
