/** Names the product in code and content. */
export type ProductKey = 'yumi' | 'aged' | 'lostTime';

/** A rum of the Japan shop (specification §3, §9). */
export interface Product {
  /** Barcode-style id (EAN-13 of the range for shops' own numbers); what calls, stock and orders name it by. */
  readonly id: string;
  readonly key: ProductKey;
  readonly name: { readonly ja: string; readonly en: string };
  /** Whole yen for a bottle, tax included. */
  readonly priceYen: number;
  /** Strength in per cent by volume. */
  readonly abv: number;
  readonly bottleMillilitres: number;
}

const bottle = { abv: 40, bottleMillilitres: 750 } as const;

/** All that the Japan shop sells, in the order in which it is shown. */
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

/** From so many bottles on downwards the page warns that few are left (specification §9). */
export const lowStockBottles = 5;

/** `6,000円`. */
export const writeYen = (yen: number): string => `${yen.toLocaleString('ja-JP')}円`;

/** `6,000 yen`, for staff. */
export const writeYenInEnglish = (yen: number): string => `${yen.toLocaleString('en-GB')} yen`;
