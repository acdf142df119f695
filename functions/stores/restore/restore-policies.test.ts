import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { type ItemKind, partitions } from '#shared/contracts/item-kinds.ts';
import { testTable } from '../table/table-content.testing.ts';
import { kindOfPartition, restorePolicies } from './restore-policies.ts';
import { restoreStore } from './restore-store.ts';

const [live, copy] = [testTable(), testTable()];
const clock = () => new Date('2026-11-24T09:00:00+11:00');
const keyOf = (kind: ItemKind) => ({ pk: partitions[kind].replace('*', 'x'), sk: 'x' });

/** Kinds that grant access, limit calls, record actions, or are derived by other writes. */
const notRestored: readonly ItemKind[] = [
  'staffPeople',
  'staffDevices',
  'staffPasskeys',
  'staffCodes',
  'staffChallenges',
  'quotas',
  'privacyTrail',
  'commandTrail',
  'till',
  'bottleHolds',
  'referenceRequests',
  'mailDigests',
  'daySummaries',
  'operatorVisits',
];

it('every kind of item has a policy for restores', () => {
  expect(Object.keys(restorePolicies).sort()).toEqual(Object.keys(partitions).sort());
  expect(Object.keys(partitions).map((kind) => kindOfPartition(keyOf(kind as ItemKind).pk))).toEqual(
    Object.keys(partitions),
  );
});

it.each(notRestored)('a restore leaves items of the kind %s unchanged in the live table', async (kind) => {
  await copy.client.send(new PutCommand({ TableName: copy.name, Item: keyOf(kind) }));
  const report = await restoreStore(live, copy, clock).apply();
  expect(report.kinds).toMatchObject([{ kind, copied: 1, restored: 0 }]);
  expect(await live.items()).toEqual([]);
});

const restoredIfMissing: readonly ItemKind[] = [
  'mails',
  'figures',
  'languageRefusals',
  'addressSlots',
  'secrets',
];

it.each(restoredIfMissing)(
  'a restore adds missing items of the kind %s, and leaves existing ones unchanged',
  async (kind) => {
    const [lost, changed] = [keyOf(kind), { ...keyOf(kind), sk: 'y' }];
    for (const Item of [lost, { ...changed, version: 1 }])
      await copy.client.send(new PutCommand({ TableName: copy.name, Item }));
    await live.client.send(new PutCommand({ TableName: live.name, Item: { ...changed, version: 0 } }));
    await restoreStore(live, copy, clock).apply();
    expect(await live.items()).toEqual(expect.arrayContaining([lost, { ...changed, version: 0 }]));
  },
);

it('a restore leaves out expired items and items of unknown kinds, and counts the latter', async () => {
  const expired = { ...keyOf('figures'), expiresAt: 1 };
  for (const Item of [expired, { pk: 'NEW-KIND', sk: 'x' }])
    await copy.client.send(new PutCommand({ TableName: copy.name, Item }));
  expect(await restoreStore(live, copy, clock).apply()).toMatchObject({ unknown: 1 });
  expect(await live.items()).toEqual([]);
});
