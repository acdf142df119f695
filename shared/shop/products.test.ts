import { expect, it } from 'vitest';
import { shopMessages } from './messages.ts';
import { formatYen, productById, products } from './products.ts';

it('the products are the three of the specification, at their prices', () => {
  expect(products.map(({ key, name, priceYen }) => [key, name.en, priceYen])).toEqual([
    ['yumi', 'Yumi', 6000],
    ['aged', 'Aged', 7000],
    ['lostTime', 'Lost Time', 8000],
  ]);
  for (const { abv, bottleMillilitres } of products) expect([abv, bottleMillilitres]).toEqual([40, 750]);
});

it('the products have EAN-like ids with a valid check digit', () => {
  for (const { id } of products) {
    expect(id).toMatch(/^2\d{12}$/);
    const sum = [...id].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
    expect(sum % 10).toBe(0);
    expect(productById(id)?.id).toBe(id);
  }
  expect(new Set(products.map(({ id }) => id)).size).toBe(3);
  expect(productById('yumi')).toBeUndefined();
});

it('formatYen formats prices as in Japan', () => {
  expect([0, 600, 6000, 123_456].map(formatYen)).toEqual(['0円', '600円', '6,000円', '123,456円']);
});

it('the messages of the shop have the specified wording', () => {
  expect(shopMessages.onlyBottles(3)).toBe('Sorry, only 3 bottles available in stock.');
  expect(shopMessages.onlyBottles(1)).toBe('Sorry, only 1 bottle available in stock.');
  expect(shopMessages.checkoutFailed('No.')).toBe('Checkout failed: No.');
  expect(shopMessages.checkoutFailed()).toBe('Checkout failed: Please try again.');
  expect(shopMessages.checkoutFailed('')).toBe('Checkout failed: Please try again.');
  expect(shopMessages.dispatch).toContain('48時間以内');
  expect(shopMessages.delivery).toContain('3〜5営業日');
});
