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

/** What managers do at the same moment, or twice. */
const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const store = operatorStore(table, clock);

async function asked(): Promise<string> {
  await store.request(sampleOperator, undefined);
  return String((await table.items()).find(({ status }) => status === 'requested')?.id);
}
const mia = () => ({ by: 'mia', on: 'device-of-mia', commandId: commandId() });
const noa = () => ({ by: 'noa', on: 'device-of-noa', commandId: commandId() });
const standing = async (id: string) => {
  const operator = await store.byId(id);
  if (operator === undefined) throw new Error('The operator is gone');
  return operator;
};
const seenNow = async (id: string) => ({ version: versionOf(await standing(id)) });
const kindsOf = async (id: string) => historyOf(await standing(id)).map(({ kind, by }) => [kind, by]);

/** A table whose reads come one after the other, and `between` after the first. */
function readInTurn({ client, name }: Table, between: () => Promise<unknown>): Table {
  let turn: Promise<unknown> | undefined;
  const send = (command: { constructor: { name: string } }) => {
    if (!command.constructor.name.includes('Get')) return client.send(command as never);
    const earlier = turn;
    const read = async () => {
      await earlier;
      const answer = await client.send(command as never);
      if (earlier === undefined) await between();
      return answer;
    };
    turn = read();
    return turn;
  };
  return {
    name,
    client: new Proxy(client, {
      get: (target, property) => (property === 'send' ? send : Reflect.get(target, property)),
    }),
  };
}

describe('two managers at once', () => {
  it.each([1, 2, 3, 4, 5, 6])('one approves and one rejects a request: one of them does (%i)', async () => {
    const id = await asked();
    const outcomes = await Promise.all([
      store.approve(id, mia(), { version: 0 }),
      store.reject(id, noa(), { version: 0 }),
    ]);
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['changed', 'made']);
    const isApproved = outcomes[0]?.result === 'made';
    expect(await standing(id)).toMatchObject({ status: isApproved ? 'approved' : 'rejected' });
    expect(await kindsOf(id)).toEqual([isApproved ? ['approve', 'mia'] : ['reject', 'noa']]);
    const other = outcomes.find(({ result }) => result === 'changed');
    expect(other).toMatchObject({ operator: { history: [{ by: isApproved ? 'mia' : 'noa' }] } });
  });

  it('approve a request: one link', async () => {
    const id = await asked();
    const outcomes = await Promise.all([
      store.approve(id, mia(), { version: 0 }),
      store.approve(id, noa(), { version: 0 }),
    ]);
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['changed', 'made']);
    const made = outcomes.find(({ result }) => result === 'made');
    expect(await store.authorise(made && 'key' in made ? made.key : '')).toMatchObject({ id });
  });

  it('a colleague who looks meanwhile sees the request or the operator, nothing between', async () => {
    const id = await asked();
    const looking = operatorStore(
      readInTurn(table, () => store.approve(id, mia(), { version: 0 })),
      clock,
    );
    const seen = await looking.byId(id);
    expect(historyOf(seen as StoredOperator)).toHaveLength(versionOf(seen as StoredOperator));
    expect(await kindsOf(id)).toEqual([['approve', 'mia']]);
  });

  it.each(['rotate', 'revoke'] as const)('%s what both have seen: one of them does', async (act) => {
    const id = await asked();
    await store.approve(id);
    const seen = await seenNow(id);
    const outcomes = await Promise.all([store[act](id, mia(), seen), store[act](id, noa(), seen)]);
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['changed', 'made']);
    expect(await kindsOf(id)).toHaveLength(2);
  });

  it('write a note: one is kept, and the other is refused with its author', async () => {
    const id = await asked();
    const outcomes = await Promise.all([
      store.edit(id, { note: 'of Mia' }, mia(), { version: 0 }),
      store.edit(id, { note: 'of Noa' }, noa(), { version: 0 }),
    ]);
    expect(outcomes.map(({ result }) => result).sort()).toEqual(['changed', 'made']);
    const [kept] = historyOf(await standing(id));
    const loser = outcomes.find(({ result }) => result === 'changed');
    expect(loser).toMatchObject({ operator: { history: [kept] } });
  });

  it('ten commands without a version: every note is in the history', async () => {
    const id = await asked();
    const notes = ['a', 'b', 'c'];
    await Promise.all(notes.map((note) => store.edit(id, { note }, mia())));
    const texts = historyOf(await standing(id)).map((entry) => entry.kind === 'note' && entry.text);
    expect(texts.sort()).toEqual(notes);
    expect(await standing(id)).toMatchObject({ version: 3 });
  });
});

describe('a repeated command', () => {
  it('gets the link of the first, four times at once and later', async () => {
    const id = await asked();
    const by = mia();
    const approve = () => store.approve(id, by, { version: 0 });
    const outcomes = await Promise.all([approve(), approve(), approve(), approve()]);
    const keys = outcomes.map((outcome) => ('key' in outcome ? outcome.key : outcome.result));
    expect(new Set(keys).size).toBe(1);
    clock.pass(86_400_000);
    expect(await approve()).toMatchObject({ result: 'known', key: keys[0] });
    expect(await store.authorise(keys[0] ?? '')).toMatchObject({ id });
    expect(await kindsOf(id)).toEqual([['approve', 'mia']]);
  });

  it('reports when the link has been replaced', async () => {
    const id = await asked();
    const by = mia();
    await store.approve(id, by, { version: 0 });
    await store.rotate(id, noa(), { version: 1 });
    expect(await store.approve(id, by, { version: 0 })).toMatchObject({ result: 'changed' });
    await store.revoke(id, noa(), { version: 2 });
    expect(await store.approve(id, by, { version: 0 })).toMatchObject({ result: 'changed' });
    expect(await standing(id)).toMatchObject({ status: 'revoked', version: 3 });
  });

  it('of another kind is another command', async () => {
    const id = await asked();
    const by = mia();
    await store.approve(id, by, { version: 0 });
    expect(await store.revoke(id, by, { version: 1 })).toMatchObject({ result: 'made' });
    expect(await store.revoke(id, by, { version: 1 })).toMatchObject({ result: 'known' });
  });

  it('writes a note once', async () => {
    const id = await asked();
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

describe('what is stored', () => {
  it('has neither the link nor the command that could give it again', async () => {
    const id = await asked();
    const [first, second] = [mia(), noa()];
    const made = await store.approve(id, first);
    const renewed = await store.rotate(id, second);
    const stored = JSON.stringify(await table.items());
    for (const outcome of [made, renewed])
      expect(stored).not.toContain('key' in outcome ? outcome.key.split('.')[1] : 'no key');
    for (const { commandId: sent } of [first, second]) expect(stored).not.toContain(sent);
    await store.revoke(id);
    const item = (await table.items()).find(({ pk }) => pk === 'OPERATORS');
    for (const name of ['keyHash', 'keySalt', 'keyMadeAt', 'event']) expect(item).not.toHaveProperty(name);
  });

  it('goes with the approval: the note, and who wrote it', async () => {
    const id = await asked();
    await store.edit(id, { note: 'Telephoned', chargingModel: 'guest_pays' }, mia(), { version: 0 });
    await store.approve(id, noa(), { version: 1 });
    expect(await standing(id)).toMatchObject({ status: 'approved', chargingModel: 'guest_pays', version: 2 });
    expect(await kindsOf(id)).toEqual([
      ['note', 'mia'],
      ['charging', 'mia'],
      ['approve', 'noa'],
    ]);
  });

  it('stays as it is when nothing is changed', async () => {
    const id = await asked();
    const before = await table.items();
    const same = { note: '', chargingModel: sampleOperator.chargingModel };
    expect(await store.edit(id, same, mia(), { version: 0 })).toMatchObject({ result: 'known' });
    expect(await table.items()).toEqual(before);
  });

  it('is erased with the notes; what was written meanwhile is not lost', async () => {
    const id = await asked();
    const people = personalData(table, clock);
    await store.edit(id, { note: 'Marker of a note' }, mia());
    const [record] = await people.of(sampleOperator.email);
    await store.edit(id, { note: 'Another marker' }, noa());
    expect(await people.erase(record as PersonalRecord)).toBe('changed');
    for (const one of await people.of(sampleOperator.email)) await people.erase(one);
    expect(JSON.stringify(await table.items())).not.toMatch(/arker|Ana Sample/);
    expect(await store.edit(id, { note: 'x' }, mia())).toEqual({ result: 'unknown' });
  });
});
