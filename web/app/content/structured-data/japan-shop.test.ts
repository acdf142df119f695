import { expect, it } from 'vitest';
import { bottlesForJapan } from './japan-shop.ts';
import { Thing } from './rich-results.testing.ts';

interface Rum {
  name: string;
  description: string;
  sku: string;
  offers: { price: number; priceCurrency: string };
}

it('the structured data of the shop lists three rums, in Japanese, with their prices in yen', () => {
  const rums = bottlesForJapan as unknown as Rum[];
  expect(rums.map(({ name, sku, offers }) => [name, sku, offers.price, offers.priceCurrency])).toEqual([
    ['ユミ', '2000000600017', 6000, 'JPY'],
    ['エイジド', '2000000700014', 7000, 'JPY'],
    ['ロスト・タイム', '2000000800011', 8000, 'JPY'],
  ]);
  for (const { description } of rums) expect(description).toMatch(/[ぁ-ん].*。$/);
});

it('the structured data of the shop has only fields that search engines accept, and does not state the stock', () => {
  for (const bottle of bottlesForJapan) {
    expect(Thing.safeParse(bottle).error?.issues).toBeUndefined();
    expect(JSON.stringify(bottle)).not.toContain('availability');
  }
});
