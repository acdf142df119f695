import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cart, cartRecord, emptyCart, quantityIn, readCart, withQuantity } from './cart.ts';
import { prefectures } from './prefectures.ts';
import { products } from './products.ts';

const [yumi, aged] = products.map(({ id }) => id) as [string, string];
const cartOf = (...items: Cart['items']): Cart => ({ ...emptyCart, items });

describe('a cart', () => {
  it('has a line of one bottle after a bottle is added, and of two after another', () => {
    const oneBottle = withQuantity(emptyCart, yumi, 1);
    expect(oneBottle.items).toEqual([{ id: yumi, quantity: 1 }]);
    expect(withQuantity(oneBottle, yumi, 2).items).toEqual([{ id: yumi, quantity: 2 }]);
  });

  it('stays unchanged when an unknown product is added', () => {
    expect(withQuantity(emptyCart, '4900000000000', 1)).toBe(emptyCart);
    expect(withQuantity(emptyCart, 'yumi', 2)).toBe(emptyCart);
  });

  it.each([[0], [-1], [-7]])('no longer contains a line whose quantity is set to %i', (quantity) => {
    const cart = cartOf({ id: yumi, quantity: 3 }, { id: aged, quantity: 1 });
    expect(withQuantity(cart, yumi, quantity).items).toEqual([{ id: aged, quantity: 1 }]);
  });

  it('keeps the order of its lines on changes', () => {
    const cart = cartOf({ id: yumi, quantity: 3 }, { id: aged, quantity: 1 });
    expect(withQuantity(cart, yumi, 5).items).toEqual([
      { id: yumi, quantity: 5 },
      { id: aged, quantity: 1 },
    ]);
  });

  it.each([[1.5], [Number.NaN], [Number.POSITIVE_INFINITY]])(
    'stays unchanged when the quantity of a line is set to %d',
    (quantity) => {
      const cart = cartOf({ id: yumi, quantity: 3 });
      expect(withQuantity(cart, yumi, quantity)).toBe(cart);
    },
  );
});

describe('a stored cart', () => {
  it.each([
    ['nothing', undefined],
    ['a list', []],
    ['a string', 'cart'],
    ['malformed items', { items: 'two' }],
    ['an unknown product', { items: [{ id: '4900000000000', quantity: 1 }] }],
    ['half a bottle', { items: [{ id: yumi, quantity: 0.5 }] }],
    ['a numeric string', { items: [{ id: yumi, quantity: '2' }] }],
    ['a negative quantity', { items: [{ id: yumi, quantity: -2 }] }],
    ['items that are not objects', { items: [null, undefined, 3] }],
    ['an unknown prefecture', { prefecture: 'JP-48' }],
  ])('that holds %s is empty', (_, stored) => {
    expect(readCart(stored)).toEqual(emptyCart);
  });

  it('with two items of one product is read as one line with the sum', () => {
    const items = [
      { id: yumi, quantity: 1 },
      { id: aged, quantity: 2, priceYen: 1 },
      { id: yumi, quantity: 2 },
    ];
    expect(readCart({ items }).items).toEqual([
      { id: yumi, quantity: 3 },
      { id: aged, quantity: 2 },
    ]);
  });

  it('is read with at most one line per product and at least one bottle in each, and is equal after it is stored and read again', () => {
    const anything = fc.oneof(
      fc.json().map((text) => JSON.parse(text)),
      fc.anything(),
    );
    const likelyItem = fc.record({
      items: fc.array(
        fc.record({
          id: fc.oneof(fc.constantFrom(...products.map(({ id }) => id)), fc.string()),
          quantity: fc.oneof(fc.integer(), fc.double()),
        }),
      ),
      prefecture: fc.oneof(fc.constantFrom(...prefectures.map(({ code }) => code)), fc.string()),
    });
    fc.assert(
      fc.property(fc.oneof(anything, likelyItem), (stored) => {
        const cart = readCart(stored);
        for (const { id } of cart.items) expect(quantityIn(cart, id)).toBeGreaterThan(0);
        expect(new Set(cart.items.map(({ id }) => id)).size).toBe(cart.items.length);
        expect(readCart(JSON.parse(JSON.stringify(cartRecord(cart))))).toEqual(cart);
      }),
    );
  });
});
