import { expect, it } from 'vitest';
import { countLines, expectedAmounts, hasDifference } from './till-count.ts';
import type { TillLine } from './z-report.ts';

const line = (method: TillLine['method'], amount: number, changes: Partial<TillLine> = {}): TillLine => ({
  id: 'a'.repeat(24),
  at: 0,
  by: 'ana',
  date: '2026-11-24',
  tourId: 0,
  guests: 0,
  method,
  amount,
  vatu: amount,
  ...changes,
});
const lines = [line('cash-vuv', 203_500), line('cash-aud', 122_500), line('operator-account', 24_000)];

it('countLines compares counted and expected sums of each countable method, in its currency', () => {
  const compared = countLines(lines, { 'cash-vuv': 201_500, 'cash-aud': 122_500, card: 0 });
  expect(compared).toEqual([
    { method: 'cash-vuv', expected: 203_500, counted: 201_500, difference: -2000 },
    { method: 'cash-aud', expected: 122_500, counted: 122_500, difference: 0 },
    { method: 'card', expected: 0, counted: 0, difference: 0 },
  ]);
  expect(hasDifference(compared)).toBe(true);
});

it('hasDifference is false for a count that equals the expected sums', () => {
  expect(hasDifference(countLines(lines, { 'cash-vuv': 203_500, 'cash-aud': 122_500, card: 0 }))).toBe(false);
});

it('expectedAmounts subtracts change in vatu from the vatu cash, and adds the dollars exchanged for it to the dollar cash', () => {
  const change = { cents: 2000, vuv: 1600 };
  expect(expectedAmounts([...lines, line('cash-aud', 10_000, { vatu: 8000, change })])).toEqual({
    'cash-vuv': 201_900,
    'cash-aud': 134_500,
    card: 0,
  });
});
