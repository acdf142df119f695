import { describe, expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { commandId } from '#shared/staff/parties/visit.testing.ts';
import { personalData } from '../privacy/personal-data.ts';
import type { PersonalRecord } from '../privacy/personal-record.ts';
import type { Table } from '../table/table.ts';
import { testTable } from '../table/table-content.testing.ts';
import { sampleOperator } from './operator.testing.ts';
import { historyOf, type StoredOperator, versionOf } from './operator-item.ts';
import { operatorStore } from './operators.ts';

/** Concurrent and repeated commands of managers. */
const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const store = operatorStore(table, clock);

async function requestAccess(): Promise<string> {
  await store.request(sampleOperator, undefined);
  return String((await table.items()).find(({ status }) => status === 'requested')?.id);
}
const mia = () => ({ by: 'mia', on: 'device-of-mia', commandId: commandId() });
const noa = () => ({ by: 'noa', on: 'device-of-noa', commandId: commandId() });
const storedOperator = async (id: string) => {
  const operator = await store.findById(id);
  if (operator === undefined) throw new Error('The operator is missing');
  return operator;
};
const currentVersion = async (id: string) => ({ version: versionOf(await storedOperator(id)) });
const kindsOf = async (id: string) => historyOf(await storedOperator(id)).map(({ kind, by }) => [kind, by]);

/** A table whose reads run one after the other; calls `between` after the first. */
function sequentialTable({ client, name }: Table, between: () => Promise<unknown>): Table {
  let previousRead: Promise<unknown> | undefined;
  const send = (command: { constructor: { name: string } }) => {
    if (!command.constructor.name.includes('Get')) return client.send(command as never);
    const earlier = previousRead;
    const read = async () => {
      await earlier;
      const response = await client.send(command as never);
      if (earlier === undefined) await between();
      return response;
    };
    previousRead = read();
    return previousRead;
  };
  return {
    name,
    client: new Proxy(client, {
      get: (target, property) => (property === 'send' ? send : Reflect.get(target, property)),
    }),
  };
}

describe('two managers who change one operator at once', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'store one decision if one approves and one rejects a request (round %i)',
    async () => {
      const id = await requestAccess();
      const outcomes = await Promise.all([
        store.approve(id, mia(), { version: 0 }),
        store.reject(id, noa(), { version: 0 }),
      ]);
      expect(outcomes.map(({ result }) => result).sort()).toEqual(['changed', 'made']);
      const isApproved = outcomes[0]?.result === 'made';
      expect(await storedOperator(id)).toMatchObject({ status: isApproved ? 'approved' : 'rejected' });
      expect(await kindsOf(id)).toEqual([isApproved ? ['approve', 'mia'] : ['reject', 'noa']]);
      const other = outcomes.find(({ result }) => result === 'changed');
      expect(other).toMatchObject({ operator: { history: [{ by: isApproved ? 'mia' : 'noa' }] } });
    },
  );

  it('create one link if both approve a request', async () => {
    const id = await requestAccess();
    const outcomes = await Promise.all([
      store.approve(id, mia(), { version: 0 }),
      store.approve(id, noa(), { version: 0 }),
    ]);
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['changed', 'made']);
    const approved = outcomes.find(({ result }) => result === 'made');
    expect(await store.authorise(approved && 'key' in approved ? approved.key : '')).toMatchObject({ id });
  });

  it('never show a reader an operator whose history and version disagree', async () => {
    const id = await requestAccess();
    const interruptedStore = operatorStore(
      sequentialTable(table, () => store.approve(id, mia(), { version: 0 })),
      clock,
    );
    const seen = await interruptedStore.findById(id);
    expect(historyOf(seen as StoredOperator)).toHaveLength(versionOf(seen as StoredOperator));
    expect(await kindsOf(id)).toEqual([['approve', 'mia']]);
  });

  it.each(['rotate', 'revoke'] as const)(
    'make one change if both %s the link at the same version',
    async (act) => {
      const id = await requestAccess();
      await store.approve(id);
      const version = await currentVersion(id);
      const outcomes = await Promise.all([store[act](id, mia(), version), store[act](id, noa(), version)]);
      expect(outcomes.map(({ result }) => result).sort()).toEqual(['changed', 'made']);
      expect(await kindsOf(id)).toHaveLength(2);
    },
  );

  it('store one note, and the refused manager gets the operator with that note', async () => {
    const id = await requestAccess();
    const outcomes = await Promise.all([
      store.edit(id, { note: 'of Mia' }, mia(), { version: 0 }),
      store.edit(id, { note: 'of Noa' }, noa(), { version: 0 }),
    ]);
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['changed', 'made']);
    const [stored] = historyOf(await storedOperator(id));
    const loser = outcomes.find(({ result }) => result === 'changed');
    expect(loser).toMatchObject({ operator: { history: [stored] } });
  });

  it('add every note to the history if the notes are sent without a version', async () => {
    const id = await requestAccess();
    const notes = ['a', 'b', 'c'];
    await Promise.all(notes.map((note) => store.edit(id, { note }, mia())));
    const texts = historyOf(await storedOperator(id)).map((entry) => entry.kind === 'note' && entry.text);
    expect(texts.sort()).toEqual(notes);
    expect(await storedOperator(id)).toMatchObject({ version: 3 });
  });
});

describe('a repeated command on an operator', () => {
  it('returns the link of the first call, even if calls are concurrent or a day apart', async () => {
    const id = await requestAccess();
    const by = mia();
    const approve = () => store.approve(id, by, { version: 0 });
    const outcomes = await Promise.all([approve(), approve(), approve(), approve()]);
    const keys = outcomes.map((outcome) => ('key' in outcome ? outcome.key : outcome.result));
    expect(new Set(keys).size).toBe(1);
    clock.advance(86_400_000);
    expect(await approve()).toMatchObject({ result: 'known', key: keys[0] });
    expect(await store.authorise(keys[0] ?? '')).toMatchObject({ id });
    expect(await kindsOf(id)).toEqual([['approve', 'mia']]);
  });

  it('is refused once the link has been replaced or revoked', async () => {
    const id = await requestAccess();
    const by = mia();
    await store.approve(id, by, { version: 0 });
    await store.rotate(id, noa(), { version: 1 });
    expect(await store.approve(id, by, { version: 0 })).toMatchObject({ result: 'changed' });
    await store.revoke(id, noa(), { version: 2 });
    expect(await store.approve(id, by, { version: 0 })).toMatchObject({ result: 'changed' });
    expect(await storedOperator(id)).toMatchObject({ status: 'revoked', version: 3 });
  });

  it('is executed if the command id was used for another kind of command', async () => {
    const id = await requestAccess();
    const by = mia();
    await store.approve(id, by, { version: 0 });
    expect(await store.revoke(id, by, { version: 1 })).toMatchObject({ result: 'made' });
    expect(await store.revoke(id, by, { version: 1 })).toMatchObject({ result: 'known' });
  });

  it('stores a note once', async () => {
    const id = await requestAccess();
    const by = mia();
    await store.edit(id, { note: 'one' }, by, { version: 0 });
    await store.edit(id, { note: 'two' }, noa(), { version: 1 });
    expect(await store.edit(id, { note: 'one' }, by, { version: 0 })).toMatchObject({ result: 'known' });
    expect(await kindsOf(id)).toEqual([
      ['note', 'mia'],
      ['note', 'noa'],
    ]);
  });
});

describe('the stored operator', () => {
  it('contains neither the secret of the link nor the command id from which it is derived', async () => {
    const id = await requestAccess();
    const [first, second] = [mia(), noa()];
    const approved = await store.approve(id, first);
    const renewed = await store.rotate(id, second);
    const stored = JSON.stringify(await table.items());
    for (const outcome of [approved, renewed])
      expect(stored).not.toContain('key' in outcome ? outcome.key.split('.')[1] : 'no key');
    for (const { commandId: sent } of [first, second]) expect(stored).not.toContain(sent);
    await store.revoke(id);
    const item = (await table.items()).find(({ pk }) => pk === 'OPERATORS');
    for (const name of ['keyHash', 'keySalt', 'keyMadeAt', 'event']) expect(item).not.toHaveProperty(name);
  });

  it('keeps the note and its author on approval', async () => {
    const id = await requestAccess();
    await store.edit(id, { note: 'Telephoned', chargingModel: 'guest_pays' }, mia(), { version: 0 });
    await store.approve(id, noa(), { version: 1 });
    expect(await storedOperator(id)).toMatchObject({
      status: 'approved',
      chargingModel: 'guest_pays',
      version: 2,
    });
    expect(await kindsOf(id)).toEqual([
      ['note', 'mia'],
      ['charging', 'mia'],
      ['approve', 'noa'],
    ]);
  });

  it('is not written by an edit that changes nothing', async () => {
    const id = await requestAccess();
    const before = await table.items();
    const same = { note: '', chargingModel: sampleOperator.chargingModel };
    expect(await store.edit(id, same, mia(), { version: 0 })).toMatchObject({ result: 'known' });
    expect(await table.items()).toEqual(before);
  });

  it('is erased with all notes, including a note written during the erasure', async () => {
    const id = await requestAccess();
    const people = personalData(table, clock);
    await store.edit(id, { note: 'Marker of a note' }, mia());
    const [record] = await people.find(sampleOperator.email);
    await store.edit(id, { note: 'Another marker' }, noa());
    expect(await people.erase(record as PersonalRecord)).toBe('changed');
    for (const one of await people.find(sampleOperator.email)) await people.erase(one);
    expect(JSON.stringify(await table.items())).not.toMatch(/arker|Ana Sample/);
    expect(await store.edit(id, { note: 'x' }, mia())).toEqual({ result: 'unknown' });
  });
});
