import { expect, it } from 'vitest';
import { type CodeTries, maxWrongOfDay, noTries, withTry } from './code-tries.ts';

const start = new Date('2026-11-21T10:00:00+11:00');
const triesAfterWrong = (count: number, now = start): CodeTries =>
  Array.from({ length: count }).reduce<CodeTries>((tries) => withTry(tries, now), noTries);

it('a colleague’s code is locked at the twentieth wrong try of a day, not before', () => {
  expect(triesAfterWrong(maxWrongOfDay - 1)).toMatchObject({ sinceRight: 19, isBlocked: false });
  expect(triesAfterWrong(maxWrongOfDay)).toMatchObject({ sinceRight: 20, isBlocked: true });
});

it('the daily count of wrong codes restarts at midnight in Port Vila, while the count since the last correct code continues', () => {
  const evening = new Date('2026-11-21T23:59:59+11:00');
  const midnight = new Date('2026-11-22T00:00:00+11:00');
  const tries = { ...noTries, countedOn: '2026-11-21', ofDay: 18, sinceRight: 18 };
  expect(withTry(tries, evening)).toMatchObject({ countedOn: '2026-11-21', ofDay: 19, isBlocked: false });
  expect(withTry(tries, midnight)).toMatchObject({ countedOn: '2026-11-22', ofDay: 1, sinceRight: 19 });
});
