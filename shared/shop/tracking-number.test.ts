import { expect, it } from 'vitest';
import { parseTrackingNumber } from './tracking-number.ts';

it.each([
  ['1234-5678-9012', '1234-5678-9012'],
  [' ee123456785jp ', 'EE123456785JP'],
  ['123456', '123456'],
  ['1'.repeat(40), '1'.repeat(40)],
  ['', undefined],
  ['12345', undefined],
  ['1'.repeat(41), undefined],
  ['12 34 56', undefined],
  ['-123456', undefined],
  ['www.evil.example/x', undefined],
])('parseTrackingNumber returns for %j the number %j', (typed, number) => {
  expect(parseTrackingNumber(typed)).toBe(number);
});
