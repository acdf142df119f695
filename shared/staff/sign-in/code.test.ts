import { expect, it } from 'vitest';
import { codeProblem } from './code.ts';

it.each([
  '0000',
  '7777',
  '1212',
  '1122',
  '1234',
  '4321',
  '7890',
  '8901',
  '0987',
  '2580',
  '0852',
  '1987',
  '2004',
])('the code %s is refused as easy to guess', (code) => {
  expect(codeProblem(code)).toMatch(/^This code is easy to guess/);
});

it.each(['3951', '8264', '1235', '0417', '9021'])('the code %s can be chosen', (code) => {
  expect(codeProblem(code)).toBeUndefined();
});

it.each(['', '123', '12345', '12 4', 'abcd', '１２３４', '-123', '12.4'])(
  'the text “%s” is refused as a code, since it is not four digits',
  (code) => {
    expect(codeProblem(code)).toBe('Please enter 4 digits.');
  },
);

it('more than nine thousand codes can be chosen', () => {
  const all = Array.from({ length: 10_000 }, (_, code) => String(code).padStart(4, '0'));
  expect(all.filter((code) => codeProblem(code) === undefined).length).toBeGreaterThan(9000);
});
