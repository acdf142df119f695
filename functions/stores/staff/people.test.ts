import { describe, expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { testTable } from '../table/table-content.testing.ts';
import { peopleStore } from './people.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const people = peopleStore(table, clock);

const [ann, ben, eve] = ['ANN0000000000000', 'BEN0000000000000', 'EVE0000000000000'];
const managers = async (): Promise<readonly string[]> => {
  const item = (await table.items()).find(({ sk }) => sk === 'MANAGERS');
  return [...((item?.ids as Set<string> | undefined) ?? [])].toSorted();
};
const liveManagers = async () =>
  (await people.list())
    .filter(({ role, endedAt }) => role === 'manager' && endedAt === undefined)
    .map(({ id }) => id)
    .toSorted();

describe('colleagues', () => {
  it('are added once, however often the command is sent', async () => {
    for (const name of ['Ann', 'Another']) await people.add({ id: ann, name, role: 'manager' }, { by: ben });
    await people.add({ id: eve, name: 'Eve', role: 'floor' });
    expect(await people.list()).toEqual([
      { id: ann, name: 'Ann', role: 'manager', invitedAt: clock().getTime() / 1000, invitedBy: ben },
      { id: eve, name: 'Eve', role: 'floor', invitedAt: clock().getTime() / 1000 },
    ]);
    expect(await managers()).toEqual([ann]);
  });

  it("are not added under a name that resembles a colleague's, until that colleague has left", async () => {
    expect(await people.add({ id: ann, name: 'Ann Boss', role: 'manager' })).toBe('done');
    for (const name of ['ann boss', 'Änn  Boss', 'Ann B0ss'])
      expect(await people.add({ id: eve, name, role: 'manager' })).toBe('name-taken');
    expect(await people.list()).toHaveLength(1);
    expect(await managers()).toEqual([ann]);
    expect(await people.add({ id: ben, name: 'Ben', role: 'manager' })).toBe('done');
    expect(await people.end(ann)).toBe('done');
    expect(await people.add({ id: eve, name: 'Ann Boss', role: 'floor' })).toBe('done');
  });

  it('are added once under one name when ten commands are sent at once', async () => {
    const ids = Array.from({ length: 10 }, (_, index) => `PERS0N000000000${index}`);
    const outcomes = await Promise.all(ids.map((id) => people.add({ id, name: 'Ann', role: 'floor' })));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(await people.list()).toHaveLength(1);
  });

  it('change roles, and the list of managers changes in the same write', async () => {
    await people.add({ id: ann, name: 'Ann', role: 'manager' });
    await people.add({ id: eve, name: 'Eve', role: 'floor' });
    for (const _ of ['first', 'again']) expect(await people.changeRole(eve, 'manager')).toBe('done');
    expect(await managers()).toEqual([ann, eve]);
    for (const _ of ['first', 'again']) expect(await people.changeRole(ann, 'floor')).toBe('done');
    expect(await managers()).toEqual([eve]);
    expect(await people.find(ann)).toMatchObject({ role: 'floor' });
  });

  it('leave only once, and stay listed for 400 days', async () => {
    await people.add({ id: ann, name: 'Ann', role: 'manager' });
    await people.add({ id: eve, name: 'Eve', role: 'floor' });
    const endedAt = clock().getTime() / 1000;
    expect(await people.end(eve, { by: ann })).toBe('done');
    clock.advance(60_000);
    expect(await people.end(eve)).toBe('done');
    expect(await people.find(eve)).toBeUndefined();
    expect(await people.list()).toContainEqual(expect.objectContaining({ id: eve, endedAt }));
    expect(await people.changeRole(eve, 'manager')).toBe('not-found');
    expect(await people.changeRole(eve, 'floor')).toBe('not-found');
    expect(await managers()).toEqual([ann]);
    clock.set(new Date((endedAt + 400 * 86_400) * 1000));
    expect((await people.list()).map(({ id }) => id)).toEqual([ann]);
  });

  it('neither leave nor change roles under an unknown id', async () => {
    expect(await people.end(ben)).toBe('not-found');
    expect(await people.changeRole(ben, 'floor')).toBe('not-found');
    expect(await table.items()).toEqual([]);
  });
});

describe('the last manager', () => {
  it('can neither leave nor get another role', async () => {
    await people.add({ id: ann, name: 'Ann', role: 'manager' });
    await people.add({ id: eve, name: 'Eve', role: 'floor' });
    const before = await table.items();
    expect(await people.end(ann)).toBe('last-manager');
    expect(await people.changeRole(ann, 'floor')).toBe('last-manager');
    expect(await table.items()).toEqual(before);
    expect(await people.changeRole(eve, 'manager')).toBe('done');
    expect(await people.end(ann)).toBe('done');
    expect(await people.end(eve)).toBe('last-manager');
  });

  it.each(Array.from({ length: 8 }, (_, index) => index))(
    'remains when two managers remove each other at once (round %i)',
    async (round) => {
      await people.add({ id: ann, name: 'Ann', role: 'manager' });
      await people.add({ id: ben, name: 'Ben', role: 'manager' });
      const removals = [
        () => people.end(ann),
        () => (round % 2 === 0 ? people.end(ben) : people.changeRole(ben, 'floor')),
      ];
      const outcomes = await Promise.all(removals.map((leave) => leave()));
      expect(outcomes.toSorted()).toEqual(['done', 'last-manager']);
      expect(await liveManagers()).toHaveLength(1);
      expect(await managers()).toEqual(await liveManagers());
    },
  );

  it('remains when twelve managers leave at once, each of them twice', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `M${String(index).padStart(15, '0')}`);
    for (const id of ids) await people.add({ id, name: id, role: 'manager' });
    const leave = async (id: string, index: number): Promise<void> => {
      // As a browser does: a conflict that persists is retried.
      for (;;) {
        try {
          await (index % 2 === 0 ? people.end(id) : people.changeRole(id, 'floor'));
          return;
        } catch (error) {
          if (!String((error as Error).name).startsWith('Transaction')) throw error;
        }
      }
    };
    await Promise.all([...ids, ...ids].map(leave));
    expect(await liveManagers()).toHaveLength(1);
    expect(await managers()).toEqual(await liveManagers());
  });
});
