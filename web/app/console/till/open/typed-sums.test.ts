import { expect, it } from 'vitest';
import { countedSums, isWhole, nothingTyped, typedSum } from './typed-sums.ts';

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
] as const)('%s: %j is %s', (method, text, sum) => {
  expect(typedSum(method, text)).toBe(sum);
});

it('takes an empty field for nothing only where nothing is expected', () => {
  const expected = { 'cash-vuv': 4000, 'cash-aud': 0, card: 0 };
  const counted = countedSums(nothingTyped, expected);
  expect(counted).toEqual({ 'cash-aud': 0, card: 0 });
  expect(isWhole(counted)).toBe(false);
  expect(isWhole(countedSums({ ...nothingTyped, 'cash-vuv': '4,000' }, expected))).toBe(true);
});
