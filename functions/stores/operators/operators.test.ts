import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { parseOperatorKey } from '#shared/operators/operator-key.ts';
import { testTable } from '../table/table-content.testing.ts';
import { sampleOperator } from './operator.testing.ts';
import { operatorStore } from './operators.ts';

const dayMilliseconds = 86_400_000;
const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const store = operatorStore(table, clock);
const advanceDays = (days: number) => clock.advance(days * dayMilliseconds);

async function requestAccess(companyName = 'Sea Breeze', key?: string): Promise<string> {
  await store.request({ ...sampleOperator, companyName }, key);
  const found = (await store.list()).operators.find((operator) => operator.companyName === companyName);
  if (found === undefined) throw new Error('The request was not stored');
  return found.id;
}
async function keyFrom(outcome: ReturnType<typeof store.approve>): Promise<string> {
  const approved = await outcome;
  if (approved.result !== 'made') throw new Error('No key was issued');
  return approved.key;
}

describe('the link of an operator', () => {
  it("opens the operator's page after the approval, and is stored without its secret", async () => {
    const id = await requestAccess();
    const key = await keyFrom(store.approve(id));
    expect(await store.authorise(key)).toMatchObject({ id, companyName: 'Sea Breeze', status: 'approved' });
    expect(JSON.stringify(await table.items())).not.toContain(parseOperatorKey(key)?.secret);
  });

  it('opens the page only with its exact key', async () => {
    const key = await keyFrom(store.approve(await requestAccess()));
    const other = await keyFrom(store.approve(await requestAccess('Other')));
    const [{ id, secret } = { id: '', secret: '' }, otherParts] = [
      parseOperatorKey(key),
      parseOperatorKey(other),
    ];
    const guesses = [
      '',
      id,
      `${id}.`,
      `${id}.${'A'.repeat(43)}`,
      `${id}.${otherParts?.secret}`,
      `${otherParts?.id}.${secret}`,
      `${'0'.repeat(20)}.${secret}`,
      `${key}A`,
      key.slice(0, -1),
      `OPERATOR#${key}`,
    ];
    for (const guess of guesses) expect(await store.authorise(guess), guess).toBeUndefined();
    const item = (await table.items()).find((one) => one.id === id && one.keyHash !== undefined);
    expect(await store.authorise(`${id}.${String(item?.keyHash)}`)).toBeUndefined();
  });

  it('is void as soon as it is rotated, and the new one is valid', async () => {
    const id = await requestAccess();
    const oldKey = await keyFrom(store.approve(id));
    const newKey = await keyFrom(store.rotate(id));
    expect(await store.authorise(oldKey)).toBeUndefined();
    expect(await store.authorise(newKey)).toMatchObject({ id });
  });

  it('is void as soon as it is revoked, and is replaced only by a new approval', async () => {
    const id = await requestAccess();
    const oldKey = await keyFrom(store.approve(id));
    expect(await store.revoke(id)).toMatchObject({ result: 'made', operator: { status: 'revoked' } });
    expect(await store.authorise(oldKey)).toBeUndefined();
    expect(await store.rotate(id)).toMatchObject({ result: 'not-possible' });
    const newKey = await keyFrom(store.approve(id));
    expect(await store.authorise(oldKey)).toBeUndefined();
    expect(await store.authorise(newKey)).toMatchObject({ id });
  });

  it('expires after 400 days together with the operator', async () => {
    const id = await requestAccess();
    const key = await keyFrom(store.approve(id));
    advanceDays(399);
    expect(await store.authorise(key)).toBeDefined();
    advanceDays(1);
    expect(await store.authorise(key)).toBeUndefined();
    expect((await store.list()).operators).toEqual([]);
    expect(await store.approve(id)).toEqual({ result: 'unknown' });
  });

  it('is created once by twenty concurrent approvals', async () => {
    const id = await requestAccess();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => store.approve(id)));
    const keys = outcomes.flatMap((outcome) => (outcome.result === 'made' ? [outcome.key] : []));
    expect(keys).toHaveLength(1);
    expect(await store.authorise(keys[0] ?? '')).toMatchObject({ id });
  });
});

describe('a request for operator access', () => {
  const storedStatuses = async () => (await table.items()).map(({ pk, status }) => [pk, status]).sort();

  it('is stored under its month, and an approved operator under a separate key', async () => {
    const id = await requestAccess();
    expect(await storedStatuses()).toEqual([['OPERATOR-REQUESTS#2026-11', 'requested']]);
    await store.approve(id);
    expect(await storedStatuses()).toEqual([
      ['OPERATOR-REQUESTS#2026-11', 'requested'],
      ['OPERATORS', 'approved'],
    ]);
    expect((await store.list()).operators).toMatchObject([{ id, status: 'approved' }]);
    expect(await store.findById(id)).toMatchObject({ status: 'approved' });
  });

  it('is found and approved on its last day', async () => {
    const id = await requestAccess();
    advanceDays(179);
    expect(await store.findById(id)).toMatchObject({ id, status: 'requested' });
    expect(await store.approve(id)).toMatchObject({ result: 'made' });
  });

  it.each(['requested', 'rejected', 'revoked', 'approved'] as const)(
    'stored under the key of the previous release is found if it is %s',
    async (status) => {
      const id = '0'.repeat(20);
      const receivedAt = clock().getTime() / 1000 - 86_400;
      const item = {
        ...sampleOperator,
        id,
        status,
        receivedAt,
        expiresAt: receivedAt + 180 * 86_400,
        later: 1,
      };
      await table.client.send(
        new PutCommand({ TableName: table.name, Item: { pk: 'OPERATORS', sk: `OPERATOR#${id}`, ...item } }),
      );
      expect((await store.list()).operators).toMatchObject([{ id, status }]);
      expect(await store.listRequestedSince(receivedAt)).toMatchObject([
        { operator: { id }, key: { pk: 'OPERATORS' } },
      ]);
      const decision = status === 'approved' ? store.rotate(id) : store.approve(id);
      expect(await store.authorise(await keyFrom(decision))).toMatchObject({ id });
      expect(await table.items()).toMatchObject([{ pk: 'OPERATORS', status: 'approved', later: 1 }]);
    },
  );

  it('is left out of a full list, unlike approved operators', async () => {
    const id = await requestAccess('In');
    await store.approve(id);
    for (let index = 0; index < 6; index += 1) {
      advanceDays(31);
      await store.request({ ...sampleOperator, companyName: `No. ${index}` }, undefined);
    }
    const { operators: listed } = await store.list(3);
    expect(listed.filter(({ status }) => status === 'approved')).toMatchObject([{ id }]);
    expect(listed).toHaveLength(4);
    expect(listed[0]).toMatchObject({ companyName: 'No. 5' });
  });

  it('that exceeds the limit of the list is reported as left out', async () => {
    await requestAccess('First');
    await requestAccess('Second');
    const isCut = async (max: number) => (await store.list(max)).isCut;
    expect([await isCut(2), await isCut(1)]).toEqual([false, true]);
  });

  it('is listed once among the requests since a given time, even after its approval', async () => {
    const earlyId = await requestAccess('Early');
    advanceDays(12);
    const lateId = await requestAccess('Late');
    await store.approve(lateId);
    const since = clock().getTime() / 1000;
    expect((await store.listRequestedSince(since)).map(({ operator }) => operator.id)).toEqual([lateId]);
    const both = await store.listRequestedSince(since - 12 * 86_400);
    expect(both.map(({ operator }) => operator.id).sort()).toEqual([earlyId, lateId].sort());
  });

  it('is stored once if it is sent again under its idempotency key after the turn of the month', async () => {
    clock.set(new Date('2026-11-30T23:59:00+11:00'));
    await store.request(sampleOperator, 'key');
    clock.set(new Date('2026-12-01T00:01:00+11:00'));
    expect(await store.request(sampleOperator, 'key')).toBe('known');
    expect(await store.request({ ...sampleOperator, companyName: 'Other' }, 'key')).toBe('key-reused');
    expect(await table.items()).toHaveLength(1);
  });

  it('expires after 180 days without a decision', async () => {
    await requestAccess();
    advanceDays(179);
    expect((await store.list()).operators).toHaveLength(1);
    advanceDays(1);
    expect((await store.list()).operators).toEqual([]);
  });

  it('keeps its expiry after a rejection, and can still be approved', async () => {
    const id = await requestAccess();
    const [before] = await table.items();
    expect(await store.reject(id)).toMatchObject({
      result: 'made',
      operator: { status: 'rejected', expiresAt: before?.expiresAt },
    });
    expect(await store.reject(id)).toMatchObject({ result: 'not-possible' });
    expect(await store.approve(id)).toMatchObject({ result: 'made' });
  });

  it('cannot be approved, rejected or revoked under an unknown id', async () => {
    for (const decide of [store.approve, store.rotate, store.reject, store.revoke])
      expect(await decide('0'.repeat(20))).toEqual({ result: 'unknown' });
    expect(await table.items()).toEqual([]);
  });

  it('changes nothing if it is sent again under its idempotency key after the approval', async () => {
    const id = await requestAccess('Sea Breeze', 'key');
    const key = await keyFrom(store.approve(id));
    expect(await store.request({ ...sampleOperator, companyName: 'Sea Breeze' }, 'key')).toBe('known');
    expect(await store.authorise(key)).toBeDefined();
  });

  it('publishes an event, while the decision on it publishes none', async () => {
    const id = await requestAccess();
    expect((await table.items())[0]).toHaveProperty('event');
    await store.approve(id);
    expect((await table.items()).find(({ pk }) => pk === 'OPERATORS')).not.toHaveProperty('event');
  });
});
