import { expect, it } from 'vitest';
import { bottlesForJapan } from './japan-shop.ts';
import { Thing } from './rich-results.testing.ts';

interface Told {
  name: string;
  description: string;
  sku: string;
  offers: { price: number; priceCurrency: string };
}

it('lists three rums, in Japanese, with their prices in yen', () => {
  const told = bottlesForJapan as unknown as Told[];
  expect(told.map(({ name, sku, offers }) => [name, sku, offers.price, offers.priceCurrency])).toEqual([
    ['ユミ', '2000000600017', 6000, 'JPY'],
    ['エイジド', '2000000700014', 7000, 'JPY'],
    ['ロスト・タイム', '2000000800011', 8000, 'JPY'],
  ]);
  for (const { description } of told) expect(description).toMatch(/[ぁ-ん].*。$/);
});

it('has only what search engines accept, and no stock', () => {
  for (const bottle of bottlesForJapan) {
    expect(Thing.safeParse(bottle).error?.issues).toBeUndefined();
    expect(JSON.stringify(bottle)).not.toContain('availability');
  }
});
