import { expect, it } from 'vitest';
import { bottlesForJapan } from './japan-shop.ts';
import { Thing } from './rich-results.testing.ts';

interface Told {
  name: string;
  description: string;
  sku: string;
  offers: { price: number; priceCurrency: string };
}

it('tells search engines of three rums, in Japanese, at their prices in yen', () => {
  const told = bottlesForJapan as unknown as Told[];
  expect(told.map(({ name, sku, offers }) => [name, sku, offers.price, offers.priceCurrency])).toEqual([
    ['ユミ', '2000000600017', 6000, 'JPY'],
    ['エイジド', '2000000700014', 7000, 'JPY'],
    ['ロスト・タイム', '2000000800011', 8000, 'JPY'],
  ]);
  for (const { description } of told) expect(description).toMatch(/[ぁ-ん].*。$/);
});

it('says no more of them than search engines take, and nothing of the stock', () => {
  for (const bottle of bottlesForJapan) {
    expect(Thing.safeParse(bottle).error?.issues).toBeUndefined();
    expect(JSON.stringify(bottle)).not.toContain('availability');
  }
});
