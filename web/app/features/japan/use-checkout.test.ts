import { expect, it } from 'vitest';
import { checkoutFields, checkoutProblems } from './use-checkout.ts';

const fine = { hasLowStock: false, hasTooMany: false, email: 'ana@example.com', isOfAge: true };

it.each([
  ['nothing', fine, []],
  ['a line of more bottles than there are', { ...fine, hasLowStock: true }, ['stock']],
  ['more bottles than one order may have', { ...fine, hasTooMany: true }, ['stock']],
  ['a missing address', { ...fine, email: ' ' }, ['email']],
  ['half an address', { ...fine, email: 'ana@' }, ['email']],
  ['an age that is not confirmed', { ...fine, isOfAge: false }, ['age']],
  [
    'all of it, in the order of the panel',
    { hasLowStock: true, hasTooMany: true, email: '', isOfAge: false },
    checkoutFields,
  ],
] as const)('a checkout is refused for %s', (_, form, fields) => {
  expect(Object.keys(checkoutProblems(form))).toEqual([...fields]);
});

it('has its errors in Japanese', () => {
  const broken = { email: 'x', isOfAge: false };
  for (const form of [
    { ...broken, hasLowStock: true, hasTooMany: false },
    { ...broken, hasLowStock: false, hasTooMany: true },
  ])
    for (const sentence of Object.values(checkoutProblems(form))) expect(sentence).toMatch(/[ぁ-ん].*。/);
});
