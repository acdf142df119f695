import { expect, it } from 'vitest';
import type { TillException, TillLine } from './z-report.ts';
import { fitIntoZ, maxExceptionBytes, maxLineBytes } from './z-size.ts';

const longLine: TillLine = {
  id: `${'a'.repeat(20)}.${'b'.repeat(24)}`,
  at: 1_795_474_800,
  by: 'A'.repeat(16),
  date: '2026-11-24',
  tourId: 13,
  method: 'operator-account',
  amount: -1_000_000,
  vatu: -1_000_000,
  guests: -16,
  reverses: `${'a'.repeat(20)}.${'b'.repeat(24)}`,
};
const exception: TillException = {
  ...{ id: longLine.id, at: longLine.at, by: longLine.by, date: longLine.date, tourId: 13 },
  kind: 'cancelled-after-arrival',
  vatu: 64_000,
  guests: 16,
};
const bytesOf = (items: readonly object[]) => new TextEncoder().encode(JSON.stringify(items)).length;
const repeat = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

it('a Z of a week in which every guest pays alone fits into one item', () => {
  const week = repeat(6 * 14 * 16, longLine);
  expect(fitIntoZ(week, []).lines).toHaveLength(week.length);
});

it('a Z with many long reasons stays within the size of one item, and leaves the rest for the next Z', () => {
  const reasons = repeat(1000, { ...longLine, reason: '酒'.repeat(200) });
  const { lines, exceptions } = fitIntoZ(reasons, repeat(1000, exception));
  expect(lines.length).toBeGreaterThan(300);
  expect(lines.length).toBeLessThan(1000);
  expect(exceptions.length).toBeGreaterThan(180);
  expect(bytesOf(lines)).toBeLessThanOrEqual(maxLineBytes + 2);
  expect(bytesOf([...lines, ...exceptions])).toBeLessThan(400 * 1024);
  expect(maxLineBytes + maxExceptionBytes).toBeLessThan(0.97 * 400 * 1024);
});
