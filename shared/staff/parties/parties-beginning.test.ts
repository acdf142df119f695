import { expect, it } from 'vitest';
import { partiesBeginning } from './parties-beginning.ts';

const party = (sixLetters: string, date: string, tourId = 10) => ({ sixLetters, date, tourId });
const parties = [
  party('HKTRWM', '2026-12-09'),
  party('HKTRCN', '2026-12-08', 12),
  party('HKTRWM', '2026-12-08'),
  party('CNHKTR', '2026-12-08'),
];
const find = (typed: string) =>
  partiesBeginning(parties, typed, '2026-12-08').map(({ date, tourId }) => [date, tourId]);

it('partiesBeginning returns the parties whose six letters begin with the typed ones: today’s first, in order of start', () => {
  expect(find('HKTR')).toEqual([
    ['2026-12-08', 10],
    ['2026-12-08', 12],
    ['2026-12-09', 10],
  ]);
  expect(find('HKTRWM')).toEqual([
    ['2026-12-08', 10],
    ['2026-12-09', 10],
  ]);
});

it('partiesBeginning returns no party for letters that begin no party’s six letters, or for an empty text', () => {
  expect(find('Z')).toEqual([]);
  expect(find('')).toEqual([]);
});
