import { beforeEach, describe, expect, it, vi } from 'vitest';
import { withOneMore } from '../../../../shared/shop/cart.ts';
import { prefectureOf } from '../../../../shared/shop/prefectures.ts';
import { products } from '../../../../shared/shop/products.ts';
import { cartNow, changeCart, emptyCartFor } from './stored-cart.ts';

const [yumi] = products.map(({ id }) => id) as [string];
const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
};

beforeEach(() => {
  items.clear();
  vi.stubGlobal('localStorage', storage);
});

const fill = () => changeCart((cart) => withOneMore(cart, yumi));

describe('cart of a browser', () => {
  it('is stored with its prefecture', () => {
    fill();
    changeCart((cart) => ({ ...cart, prefecture: prefectureOf('沖縄県') }));
    expect(JSON.parse(items.get('japanCart') ?? '')).toMatchObject({
      items: [{ id: yumi, quantity: 1 }],
      prefecture: 'JP-47',
    });
    expect(cartNow()).toEqual({ items: [{ id: yumi, quantity: 1 }], prefecture: prefectureOf('沖縄県') });
  });

  it('drops unknown products on reading', () => {
    items.set('japanCart', '{"items":[{"id":"4900000000000","quantity":2}]}');
    expect(cartNow().items).toEqual([]);
  });

  it('is emptied by a payment, but keeps the prefecture', () => {
    fill();
    changeCart((cart) => ({ ...cart, prefecture: prefectureOf('北海道') }));
    emptyCartFor('JP261124-0123456789AB');
    expect(cartNow()).toEqual({ items: [], prefecture: prefectureOf('北海道') });
  });

  it('is untouched when the page of an old order is opened again', () => {
    emptyCartFor('JP261124-0123456789AB');
    fill();
    emptyCartFor('JP261124-0123456789AB');
    expect(cartNow().items).toHaveLength(1);
    emptyCartFor('JP261125-0123456789AB');
    expect(cartNow().items).toEqual([]);
  });

  it('is emptied by a payment without a known order', () => {
    fill();
    emptyCartFor('');
    fill();
    emptyCartFor('');
    expect(cartNow().items).toEqual([]);
  });
});
