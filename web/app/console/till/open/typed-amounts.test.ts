import { expect, it } from 'vitest';
import { countedAmounts, emptyFields, isComplete, parseAmount } from './typed-amounts.ts';

it.each([
  ['cash-vuv', '201,500', 201_500],
  ['cash-vuv', ' 201 500 ', 201_500],
  ['cash-vuv', '-4000', -4000],
  ['cash-vuv', '−4,000', -4000],
  ['cash-vuv', '12.5', undefined],
  ['cash-vuv', 'two', undefined],
  ['card', '', undefined],
  ['cash-aud', '1,225.00', 122_500],
  ['cash-aud', '55', 5500],
  ['cash-aud', '55.5', 5550],
  ['cash-aud', '55,50', 5550],
  ['cash-aud', '1.225', undefined],
  ['cash-aud', '-20.05', -2005],
  ['cash-aud', '-0.05', -5],
] as const)('the field for the counted %s reads %j as %s', (method, text, sum) => {
  expect(parseAmount(method, text)).toBe(sum);
});

it('an empty field of a count of the till means zero only if no money is expected for the method', () => {
  const expected = { 'cash-vuv': 4000, 'cash-aud': 0, card: 0 };
  const counted = countedAmounts(emptyFields, expected);
  expect(counted).toEqual({ 'cash-aud': 0, card: 0 });
  expect(isComplete(counted)).toBe(false);
  expect(isComplete(countedAmounts({ ...emptyFields, 'cash-vuv': '4,000' }, expected))).toBe(true);
});
