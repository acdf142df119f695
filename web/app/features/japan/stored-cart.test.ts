import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withQuantity } from '#shared/shop/cart.ts';
import { orderStatuses } from '#shared/shop/order-state.ts';
import { prefectureOf } from '#shared/shop/prefectures.ts';
import { products } from '#shared/shop/products.ts';
import { changeCart, currentCart, emptyCartAfter } from './stored-cart.ts';

const [yumi] = products.map(({ id }) => id) as [string];
const paidOrder = (reference: string) => ({ reference, status: 'paid' }) as const;
const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
};

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', storage);
});

const fill = () => changeCart((cart) => withQuantity(cart, yumi, 1));

describe('the cart of a browser', () => {
  it('is stored with its prefecture', () => {
    fill();
    changeCart((cart) => ({ ...cart, prefecture: prefectureOf('沖縄県') }));
    expect(JSON.parse(items.get('japanCart') ?? '')).toMatchObject({
      items: [{ id: yumi, quantity: 1 }],
      prefecture: 'JP-47',
    });
    expect(currentCart()).toEqual({ items: [{ id: yumi, quantity: 1 }], prefecture: prefectureOf('沖縄県') });
  });

  it('is read without unknown products', () => {
    items.set('japanCart', '{"items":[{"id":"4900000000000","quantity":2}]}');
    expect(currentCart().items).toEqual([]);
  });

  it('loses the bottles of a paid order, but keeps the prefecture', () => {
    fill();
    changeCart((cart) => ({ ...cart, prefecture: prefectureOf('北海道') }));
    emptyCartAfter(paidOrder('JP261124-0123456789AB'));
    expect(currentCart()).toEqual({ items: [], prefecture: prefectureOf('北海道') });
  });

  it('is not emptied when the page of an old order is opened again', () => {
    emptyCartAfter(paidOrder('JP261124-0123456789AB'));
    fill();
    emptyCartAfter(paidOrder('JP261124-0123456789AB'));
    expect(currentCart().items).toHaveLength(1);
    emptyCartAfter(paidOrder('JP261125-0123456789AB'));
    expect(currentCart().items).toEqual([]);
  });

  it.each(orderStatuses)(
    'is emptied only by an order that is paid or awaits payment (order status %s)',
    (status) => {
      fill();
      const isPaid = status === 'paid' || status === 'awaiting';
      expect(emptyCartAfter({ reference: 'JP261124-0123456789AB', status })).toBe(isPaid);
      expect(currentCart().items).toHaveLength(isPaid ? 0 : 1);
    },
  );
});
