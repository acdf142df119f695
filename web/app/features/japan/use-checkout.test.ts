import { expect, it } from 'vitest';
import { mount } from '#app/requests/mounted.testing.ts';
import { shopWith } from './shop.testing.ts';
import { checkoutFields, checkoutProblems, useCheckout } from './use-checkout.ts';

const valid = { hasLowStock: false, isOverOrderLimit: false, email: 'ana@example.com', isOfAge: true };

it.each([
  ['nothing if it is valid', valid, []],
  ['a line above the stock', { ...valid, hasLowStock: true }, ['stock']],
  ['a quantity above the order limit', { ...valid, isOverOrderLimit: true }, ['stock']],
  ['a missing address', { ...valid, email: ' ' }, ['email']],
  ['an incomplete address', { ...valid, email: 'ana@' }, ['email']],
  ['an unconfirmed age', { ...valid, isOfAge: false }, ['age']],
  [
    'all fields in panel order',
    { hasLowStock: true, isOverOrderLimit: true, email: '', isOfAge: false },
    checkoutFields,
  ],
] as const)('the errors of a checkout name %s', (_, form, fields) => {
  expect(Object.keys(checkoutProblems(form))).toEqual([...fields]);
});

it('the errors of a checkout are in Japanese', () => {
  const invalid = { email: 'x', isOfAge: false };
  for (const form of [
    { ...invalid, hasLowStock: true, isOverOrderLimit: false },
    { ...invalid, hasLowStock: false, isOverOrderLimit: true },
  ])
    for (const message of Object.values(checkoutProblems(form))) expect(message).toMatch(/[ぁ-ん].*。/);
});

it('a checkout with several errors shows their number first, in Japanese', async () => {
  const { result, run } = await mount(useCheckout, shopWith({ items: [{ id: 'yumi', quantity: 1 }] }));
  await run(({ formProps }) => formProps.onSubmit?.({ preventDefault: () => {} } as never));
  expect(result().problems.email).toMatch(/^ご確認いただきたい項目が2つあります。\n/);
  expect(result().problems.age).not.toContain('項目');
});
