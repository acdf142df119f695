import { describe, expect, it } from 'vitest';
import { isSameNumber, nationalNumber } from './telephone-number.ts';

describe('two telephone numbers', () => {
  it.each([
    ['7712345', '+678 771 2345'],
    ['7712345', '00678 771-2345'],
    ['22345', '+678 22345'],
    ['0412 345 678', '+61 412 345 678'],
    ['(02) 9999 1234', '0061 2 9999 1234'],
    ['+678 5550100', '678 555 0100'],
  ])('are the same with and without the country code: %s and %s', (first, second) => {
    expect([isSameNumber(first, second), isSameNumber(second, first)]).toEqual([true, true]);
  });

  it.each([
    ['7712345', '7712346'],
    ['+61 412 345 678', '+64 412 345 678'],
    ['22345', '+61 2 9992 2345'],
    ['345678', '+61 412 345 678'],
    ['', '7712345'],
    ['x', ''],
  ])('are different: %s and %s', (first, second) => {
    expect([isSameNumber(first, second), isSameNumber(second, first)]).toEqual([false, false]);
  });
});

it('a text with other characters or with fewer than four digits is not a telephone number', () => {
  expect(['call 7712345', '123', '', '+', 'ann@example.com'].map(nationalNumber)).toEqual(
    Array(5).fill(undefined),
  );
});
