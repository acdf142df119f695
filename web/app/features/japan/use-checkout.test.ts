import { expect, it } from 'vitest';
import { mount } from '#app/requests/mounted.testing.ts';
import { shopWith } from './shop.testing.ts';
import { checkoutFields, checkoutProblems, useCheckout } from './use-checkout.ts';

const fine = { hasLowStock: false, hasTooMany: false, email: 'ana@example.com', isOfAge: true };

it.each([
  ['nothing', fine, []],
  ['a line above the stock', { ...fine, hasLowStock: true }, ['stock']],
  ['a quantity above the order limit', { ...fine, hasTooMany: true }, ['stock']],
  ['a missing address', { ...fine, email: ' ' }, ['email']],
  ['an incomplete address', { ...fine, email: 'ana@' }, ['email']],
  ['an unconfirmed age', { ...fine, isOfAge: false }, ['age']],
  [
    'everything, in panel order',
    { hasLowStock: true, hasTooMany: true, email: '', isOfAge: false },
    checkoutFields,
  ],
] as const)('a checkout is refused for %s', (_, form, fields) => {
  expect(Object.keys(checkoutProblems(form))).toEqual([...fields]);
});

it('a checkout has its errors in Japanese', () => {
  const broken = { email: 'x', isOfAge: false };
  for (const form of [
    { ...broken, hasLowStock: true, hasTooMany: false },
    { ...broken, hasLowStock: false, hasTooMany: true },
  ])
    for (const sentence of Object.values(checkoutProblems(form))) expect(sentence).toMatch(/[ぁ-ん].*。/);
});

it('a checkout with several errors says first in Japanese how many there are', async () => {
  const { result, run } = await mount(useCheckout, shopWith({ items: [{ id: 'yumi', quantity: 1 }] }));
  await run(({ formProps }) => formProps.onSubmit?.({ preventDefault: () => {} } as never));
  expect(result().problems.email).toMatch(/^ご確認いただきたい項目が2つあります。\n/);
  expect(result().problems.age).not.toContain('項目');
});
