import { expect, it } from 'vitest';
import { countLines, hasDifference, mostLines } from './till-count.ts';

const sums = {
  'cash-vuv': { payments: 2, takenBack: 0, amount: 203_500, vatu: 203_500 },
  'cash-aud': { payments: 1, takenBack: 0, amount: 122_500, vatu: 98_000 },
  'operator-account': { payments: 1, takenBack: 0, amount: 24_000, vatu: 24_000 },
};

it('compares each method that can be counted, in its own currency', () => {
  const lines = countLines(sums, { 'cash-vuv': 201_500, 'cash-aud': 122_500, card: 0 });
  expect(lines).toEqual([
    { method: 'cash-vuv', expected: 203_500, counted: 201_500, difference: -2000 },
    { method: 'cash-aud', expected: 122_500, counted: 122_500, difference: 0 },
    { method: 'card', expected: 0, counted: 0, difference: 0 },
  ]);
  expect(hasDifference(lines)).toBe(true);
});

it('needs no reason where everything is there', () => {
  expect(hasDifference(countLines(sums, { 'cash-vuv': 203_500, 'cash-aud': 122_500, card: 0 }))).toBe(false);
});

it('a Z of a week in which every guest pays alone fits into one item', () => {
  const guestsOfDay = 14 * 16;
  expect(6 * guestsOfDay).toBeLessThan(mostLines);
  // Names, values and the overhead of each, as DynamoDB counts them.
  const attributes = { id: 24, at: 6, by: 16, date: 10, tourId: 2, method: 16, amount: 5, vatu: 5, takesBack: 24 };
  const bytes = Object.entries(attributes).reduce((sum, [name, value]) => sum + name.length + value + 1, 3);
  expect(bytes).toBeLessThanOrEqual(160);
  expect(mostLines * bytes).toBeLessThan(0.9 * 400 * 1024);
});
