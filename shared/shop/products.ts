import { bottle } from '../content/bottle.ts';

/** Identifies a product in code and content. */
export type ProductKey = 'yumi' | 'aged' | 'lostTime';

/** A rum of the Japan shop (specification §3, §9). */
export interface Product {
  /** Product id in the form of an EAN-13 for internal use; used in calls, stock and orders. */
  readonly id: string;
  readonly key: ProductKey;
  readonly name: { readonly ja: string; readonly en: string };
  /** Whole yen per bottle, tax included. */
  readonly priceYen: number;
  /** Per cent by volume. */
  readonly abv: number;
  readonly bottleMillilitres: number;
}

/** All products of the Japan shop in display order. */
export const products: readonly Product[] = [
  { id: '2000000600017', key: 'yumi', name: { ja: 'ユミ', en: 'Yumi' }, priceYen: 6000, ...bottle },
  { id: '2000000700014', key: 'aged', name: { ja: 'エイジド', en: 'Aged' }, priceYen: 7000, ...bottle },
  {
    id: '2000000800011',
    key: 'lostTime',
    name: { ja: 'ロスト・タイム', en: 'Lost Time' },
    priceYen: 8000,
    ...bottle,
  },
];

export const productById = (id: string): Product | undefined => products.find((product) => product.id === id);

/** Stock of this many bottles or fewer shows a low stock warning (specification §9). */
export const lowStockBottles = 5;

export const formatYen = (yen: number): string => `${yen.toLocaleString('ja-JP')}円`;

export const formatYenInEnglish = (yen: number): string => `${yen.toLocaleString('en-GB')} yen`;
