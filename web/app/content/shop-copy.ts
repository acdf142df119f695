import { business } from '../../../shared/content/business.ts';
import { phrases } from './phrases.ts';

/** The shop for Japan (specification §2, §4, §5, §8). */
export const shopCopy = {
  title: [phrases`バヌアツから、`, phrases`手つかずのラム。`],
  lead: phrases`エファテ島の150軒を超える農家が手で刈り取ったサトウキビを、ポットスチルで蒸留し、熱帯の気候で熟成させました。日本全国へお届けします。`,
  products: '商品',
  bottle: (english: string, millilitres: number, abv: number) => `${english}, ${millilitres} ml, ${abv}%`,
  yen: '円',
  unit: '本',
  countOf: (name: string) => `${name}の本数`,
  fewer: (name: string) => `${name}を1本減らす`,
  more: (name: string) => `${name}を1本増やす`,
  inStock: '在庫あり',
  left: (bottles: number) => `残り${bottles}本`,
  soldOut: '在庫なし',
  askingForStock: '在庫を確認しています',
  /** When nobody could tell. */
  unknownStock: '在庫はご注文時に確認します',
  facts: {
    title: '送料とお届け',
    shipping: '送料',
    delivery: 'お届け',
    payment: 'お支払い',
    returns: '返品と不良品',
    legal: '特定商取引法に基づく表記',
  },
  noScript: phrases`ご注文には JavaScript が必要です。お使いになれない場合は、メールでご連絡ください。`,
  email: business.emails.bookings,
} as const;

/** The cart: a panel beside the bottles, on phones a sheet. */
export const cartCopy = {
  title: 'カート',
  open: 'カートを見る',
  close: 'カートを閉じる',
  empty: phrases`カートは空です。`,
  emptyHint: phrases`ボトルの本数を選ぶと、送料と合計をここに表示します。`,
  lineOf: (price: string, quantity: number) => `${price} × ${quantity}本`,
  remove: '削除',
  removeNamed: (name: string) => `${name}をカートから削除`,
  clear: 'カートを空にする',
  sum: (bottles: number, isWithShipping: boolean) =>
    `${bottles}本、${isWithShipping ? '送料込み' : '送料別'}`,

  toFree: { before: 'あと', after: 'で送料無料' },
  isFree: '送料無料でお届けします',
  freeFrom: (zone: string, yen: string) => `${zone}：${yen}以上で送料無料`,

  prefecture: 'お届け先の都道府県',
  noPrefecture: '選択してください',
  prefectureHint: '選ばずに進むと、送料はお支払い画面でお選びいただきます。',
  subtotal: '小計',
  shipping: '送料',
  shippingOf: (zone: string, rate: string, bottles: number) => `${zone} ${rate} × ${bottles}本`,
  freeShipping: (zone: string) => `${zone} 無料`,
  shippingUnknown: '都道府県を選ぶと表示します',
  total: '合計',
  subtotalOnly: '送料を除く合計',

  emailLabel: '領収書の送付先メールアドレス',
  emailMissing: 'メールアドレスをご入力ください。',
  emailBroken: 'メールアドレスをご確認ください。例：name@example.com',
  lineToMend: '在庫より多い商品があります。本数をご確認ください。',
  age: '20歳以上です。',
  ageMissing: '20歳以上であることをご確認のうえ、チェックを入れてください。',
  checkout: '購入手続きへ',
  checkingOut: 'お支払い画面へ移動しています',
  cardOnly: 'お支払いはカードのみ。',

  /** Beside the specified sentence, which is in English (specification §5). */
  stockProblem: (bottles: number) =>
    bottles === 0 ? '申し訳ありません。在庫がありません。' : `申し訳ありません。在庫は${bottles}本です。`,
  /** Beside the specified sentence, which is in English (specification §8). */
  checkoutFailed: '購入手続きに進めませんでした。お支払いは行われていません。',
} as const;
