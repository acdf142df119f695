import { expect, it } from 'vitest';
import { checkoutFields, checkoutProblems } from './use-checkout.ts';

const fine = { hasTooFew: false, email: 'ana@example.com', isOfAge: true };

it.each([
  ['nothing', fine, []],
  ['a line of more bottles than there are', { ...fine, hasTooFew: true }, ['stock']],
  ['a missing address', { ...fine, email: ' ' }, ['email']],
  ['half an address', { ...fine, email: 'ana@' }, ['email']],
  ['an age that is not confirmed', { ...fine, isOfAge: false }, ['age']],
  ['all of it, in the order of the panel', { hasTooFew: true, email: '', isOfAge: false }, checkoutFields],
] as const)('a checkout is held up by %s', (_, form, fields) => {
  expect(Object.keys(checkoutProblems(form))).toEqual([...fields]);
});

it('says in Japanese what has to be mended', () => {
  for (const sentence of Object.values(checkoutProblems({ hasTooFew: true, email: 'x', isOfAge: false })))
    expect(sentence).toMatch(/[ぁ-ん].*。/);
});
