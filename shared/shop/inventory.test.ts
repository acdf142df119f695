import { describe, expect, it } from 'vitest';
import {
  correctionFrom,
  type ItemDraft,
  type ItemField,
  itemProblem,
  sampleStock,
  stockStatus,
} from './inventory.ts';

it.each([
  [0, 'Out of Stock'],
  [1, 'Low Stock'],
  [10, 'Low Stock'],
  [11, 'In Stock'],
])('the status of a stock of %i bottles is "%s" (specification §4)', (quantity, status) => {
  expect(stockStatus(quantity)).toBe(status);
});

describe('a product entered by staff (specification §5)', () => {
  it.each<[ItemField, string]>([
    ['productId', '2000000600017'],
    ['productId', 'gift box'],
    ['name', ''],
    ['name', 'Yumi'],
    ['abv', ''],
    ['abv', '0'],
    ['abv', '40'],
    ['abv', '42.5'],
    ['abv', '0.3'],
    ['abv', '100'],
    ['quantity', '0'],
    ['quantity', '24'],
  ])('accepts the %s "%s"', (field, typed) => {
    expect(itemProblem(field, typed)).toBeUndefined();
  });

  it.each<[ItemField, string]>([
    ['productId', ''],
    ['productId', '  '],
    ['productId', 'x'.repeat(61)],
    ['productId', 'a\nb'],
    ['name', 'x'.repeat(121)],
    ['abv', '-0.1'],
    ['abv', '100.1'],
    ['abv', '40.25'],
    ['abv', 'strong'],
    ['quantity', ''],
    ['quantity', '-1'],
    ['quantity', '1.5'],
    ['quantity', 'many'],
    ['quantity', '1000001'],
  ])('rejects the %s "%s"', (field, typed) => {
    expect(itemProblem(field, typed)).toMatch(/^Please /);
  });

  it('is saved without surrounding spaces, and with the id as the name if the name is empty', () => {
    const draft: ItemDraft = { productId: ' 123 ', name: ' ', abv: '', quantity: '7' };
    expect(correctionFrom(draft)).toEqual({ productId: '123', name: '123', quantity: 7 });
    expect(correctionFrom({ ...draft, name: ' Yumi ', abv: '42.5' })).toEqual({
      productId: '123',
      name: 'Yumi',
      abv: 42.5,
      quantity: 7,
    });
  });
});

it('the sample stock has three products with the specified figures (§7)', () => {
  expect(sampleStock.map(({ abv, quantity }) => [abv, quantity])).toEqual([
    [40, 50],
    [42, 30],
    [45, 20],
  ]);
  for (const { productId, name } of sampleStock) expect([productId, name]).not.toContain('');
});
