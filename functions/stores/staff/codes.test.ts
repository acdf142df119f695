import { beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '#functions/kernel/test-clock.testing.ts';
import { inFull } from '#shared/full-run.testing.ts';
import { maxWrongOfDay } from '#shared/staff/sign-in/code-tries.ts';
import { testTable } from '../table/table-content.testing.ts';
import { codeStore } from './codes.ts';
import { peopleStore } from './people.ts';

const table = testTable();
const clock = testClock('2026-11-21T10:00:00+11:00');
const [ann, ben] = ['ANN0000000000000', 'BEN0000000000000'];
const [right, wrong] = ['3951', '8264'];
const people = () => peopleStore(table, clock);
const advanceSeconds = (seconds: number) => clock.advance(seconds * 1000);
let commands = 0;
const newCommand = () => {
  commands += 1;
  return { commandId: String(commands), by: ben };
};
const epoch = () => clock().getTime() / 1000;

const codes = codeStore(table, clock);
beforeEach(async () => {
  await people().add({ id: ann, name: 'Ann', role: 'floor' });
  await codes.set({ person: ann, code: right }, newCommand());
});

const tryRepeatedly = async (count: number, code = wrong): Promise<string[]> => {
  const results: string[] = [];
  for (let tries = 0; tries < count; tries += 1) results.push((await codes.check(ann, code)).result);
  return results;
};

describe('the code of a colleague', () => {
  it('is reported as right or wrong', async () => {
    expect(await codes.check(ann, right)).toMatchObject({ result: 'right', isGiven: true });
    expect(await codes.check(ann, wrong)).toEqual({ result: 'wrong', isBlocked: false });
  });

  it('is reported as wrong if the colleague has no code or is unknown', async () => {
    await people().add({ id: ben, name: 'Ben', role: 'floor' });
    for (const person of [ben, 'XXXXXXXXXXXXXXXX'])
      expect(await codes.check(person, right)).toEqual({ result: 'wrong', isBlocked: false });
  });

  it('is stored as a hash with a separate salt, and the list of people shows when it was set', async () => {
    await people().add({ id: ben, name: 'Ben', role: 'floor' });
    await codes.set({ person: ben, code: right }, newCommand());
    const items = (await table.items()).filter(({ pk }) => pk === 'STAFF#CODES');
    expect(new Set(items.map(({ hash }) => hash)).size).toBe(2);
    expect(JSON.stringify(items.map(({ hash, salt }) => [hash, salt]))).not.toContain(right);
    expect((await people().list()).map(({ codeSetAt }) => codeSetAt)).toEqual([epoch(), epoch()]);
  });

  it('is not set for a person who has left or is unknown', async () => {
    await people().end(ann);
    const before = await table.items();
    for (const person of [ann, 'XXXXXXXXXXXXXXXX'])
      expect(await codes.set({ person, code: wrong }, newCommand())).toBe('not-found');
    expect(await table.items()).toEqual(before);
  });

  it('is set only once by a repeated command', async () => {
    const command = newCommand();
    await codes.set({ person: ann, code: '7306' }, command);
    const before = await table.items();
    expect(await codes.set({ person: ann, code: '7306' }, command)).toBe('done');
    expect(await table.items()).toEqual(before);
  });

  it('is removed together with the colleague', async () => {
    await codes.remove(ann);
    expect((await table.items()).filter(({ pk }) => pk === 'STAFF#CODES')).toEqual([]);
    expect(await codes.check(ann, right)).toEqual({ result: 'wrong', isBlocked: false });
  });
});

describe('wrong tries of a staff code', () => {
  it('are counted until the right code is entered, which reports their number', async () => {
    await codes.set({ person: ann, code: right }, { commandId: 'own', by: ann });
    await tryRepeatedly(7);
    expect(await codes.check(ann, right)).toMatchObject({ result: 'right', wrongTries: 7 });
    expect(await codes.check(ann, right)).toMatchObject({ result: 'right', wrongTries: 0 });
  });

  it('stay counted, even after the right code, until the colleague replaces a code that a manager set', async () => {
    await codes.set({ person: ann, code: right }, { commandId: 'given', by: 'manager' });
    await tryRepeatedly(2);
    for (let times = 0; times < 2; times += 1)
      expect(await codes.check(ann, right)).toMatchObject({ isGiven: true, wrongTries: 2 });
  });

  it('block the code after twenty in a day, even with right tries in between, until a new code is set', async () => {
    for (let round = 0; round < 4; round += 1) {
      await tryRepeatedly(4);
      await codes.check(ann, right);
    }
    expect(await tryRepeatedly(3)).toEqual(['wrong', 'wrong', 'wrong']);
    expect(await codes.check(ann, wrong)).toEqual({ result: 'wrong', isBlocked: true });
    advanceSeconds(3 * 86_400);
    expect(await codes.check(ann, right)).toEqual({ result: 'blocked' });
    await codes.set({ person: ann, code: '7306' }, newCommand());
    expect(await codes.check(ann, right)).toMatchObject({ result: 'wrong' });
    expect(await codes.check(ann, '7306')).toMatchObject({ result: 'right' });
  });

  it('sent concurrently are checked twenty times, after which even the right code is refused', async () => {
    const guesses = Array.from({ length: inFull(200, 40) }, (_, index) => String(5000 + index));
    const results = await Promise.all(guesses.map((code) => codes.check(ann, code)));
    expect(results.filter(({ result }) => result === 'wrong')).toHaveLength(maxWrongOfDay);
    expect(results.filter(({ result }) => result === 'blocked')).toHaveLength(guesses.length - maxWrongOfDay);
    expect(results.filter((one) => one.result === 'wrong' && one.isBlocked)).toHaveLength(1);
    expect((await codes.check(ann, right)).result).toBe('blocked');
  });
});
