import { maxBottlesPerOrder } from '#shared/shop/order-limit.ts';
import { phrases } from '../frame/phrases.ts';

/** Shop for Japan (specification §2, §4, §5, §8). */
export const shopCopy = {
  products: '商品',
  bottle: (english: string, millilitres: number, abv: number) => `${english}, ${millilitres} ml, ${abv}%`,
  yen: '円',
  taxIncluded: '税込',
  batch: (number: string) => `バッチ${number}の記録（英語）`,
  unit: '本',
  countOf: (name: string) => `${name}の本数`,
  fewer: (name: string) => `${name}を1本減らす`,
  more: (name: string) => `${name}を1本増やす`,
  inStock: '在庫あり',
  left: (bottles: number) => `残り${bottles}本`,
  soldOut: '在庫なし',
  /** Announced after a change of the cart. */
  nowInCart: (name: string, bottles: number, subtotal: string) => `${name}${bottles}本、小計${subtotal}`,
  askingForStock: '在庫を確認しています',
  /** Stock unavailable. */
  unknownStock: '在庫はご注文時に確認します',
} as const;

/** Cart: a panel next to the bottles, a sheet on phones. */
export const cartCopy = {
  title: 'カート',
  open: 'カートを見る',
  close: 'カートを閉じる',
  empty: phrases`カートは空です。`,
  emptyHint: phrases`ボトルの本数を選ぶと、送料と合計をここに表示します。`,
  sum: (bottles: number, isWithShipping: boolean) =>
    `${bottles}本、${isWithShipping ? '送料込み' : '送料別'}`,

  coming: 'カートを準備しています…',
  notLoaded: phrases`カートを表示できませんでした。中身は残っています。ページを読み込み直してください。`,
  reload: 'もう一度読み込む',

  checkout: '購入手続きへ',
  cardOnly: 'お支払いはカードのみ。',

  /** Shown next to the specified sentence, which is in English (specification §5). */
  stockProblem: (bottles: number) =>
    bottles === 0
      ? phrases`申し訳ありません。在庫がありません。`
      : phrases`申し訳ありません。在庫は${bottles}本です。`,
  orderLimit: phrases`申し訳ありません。一度のご注文は、合わせて${maxBottlesPerOrder}本までです。`,
} as const;
