import { expect, it } from 'vitest';
import { countLines, expectedSums, hasDifference, mostLines } from './till-count.ts';
import type { TillLine } from './z-report.ts';

const line = (method: TillLine['method'], amount: number, more: Partial<TillLine> = {}): TillLine => ({
  id: 'a'.repeat(24),
  at: 0,
  by: 'ana',
  date: '2026-11-24',
  tourId: 0,
  guests: 0,
  method,
  amount,
  vatu: amount,
  ...more,
});
const lines = [line('cash-vuv', 203_500), line('cash-aud', 122_500), line('operator-account', 24_000)];

it('compares each method that can be counted, in its own currency', () => {
  const compared = countLines(lines, { 'cash-vuv': 201_500, 'cash-aud': 122_500, card: 0 });
  expect(compared).toEqual([
    { method: 'cash-vuv', expected: 203_500, counted: 201_500, difference: -2000 },
    { method: 'cash-aud', expected: 122_500, counted: 122_500, difference: 0 },
    { method: 'card', expected: 0, counted: 0, difference: 0 },
  ]);
  expect(hasDifference(compared)).toBe(true);
});

it('needs no reason where everything is there', () => {
  expect(hasDifference(countLines(lines, { 'cash-vuv': 203_500, 'cash-aud': 122_500, card: 0 }))).toBe(false);
});

it('expects change in vatu for Australian dollars in the other drawer', () => {
  const change = { cents: 2000, vuv: 1600 };
  expect(expectedSums([...lines, line('cash-aud', 10_000, { vatu: 8000, change })])).toEqual({
    'cash-vuv': 201_900,
    'cash-aud': 134_500,
    card: 0,
  });
});

it('a Z of a week in which every guest pays alone fits into one item', () => {
  const guestsOfDay = 14 * 16;
  expect(6 * guestsOfDay).toBeLessThan(mostLines);
  // Names, values and the overhead of each, as DynamoDB counts them. Change is shorter than `takesBack`, and never with it.
  const attributes = {
    id: 45,
    at: 6,
    by: 16,
    date: 10,
    tourId: 2,
    method: 16,
    amount: 5,
    vatu: 5,
    guests: 2,
    takesBack: 45,
  };
  const bytes = Object.entries(attributes).reduce((sum, [name, value]) => sum + name.length + value + 1, 4);
  expect(bytes).toBeLessThanOrEqual(213);
  expect(mostLines * bytes).toBeLessThan(0.9 * 400 * 1024);
});
