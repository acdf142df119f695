import { business } from '#shared/content/business.ts';
import { dispatchHours } from '#shared/shop/dispatch.ts';
import { type Phrases, phrases } from '../frame/phrases.ts';

/** Texts of an order after payment. */
export interface PaymentWords {
  readonly title: Phrases;
  readonly texts: readonly Phrases[];
}

/** Return page after payment (specification §2). */
export const successCopy = {
  /** First shown on return, before the payment is confirmed. */
  thanks: {
    title: phrases`ご注文ありがとうございました。`,
    texts: [
      phrases`お支払いが完了しました。確認メールをお送りしました。`,
      phrases`商品は${dispatchHours}時間以内に発送します。`,
    ],
  },
  pending: {
    title: phrases`お支払いを確認しています。`,
    texts: [
      phrases`確認できしだい、このページに表示し、確認メールをお送りします。`,
      phrases`そのまま閉じていただいてもかまいません。`,
    ],
  },
  awaiting: {
    title: phrases`お支払いを待っています。`,
    texts: [
      phrases`お支払いの手続きが完了すると、確認メールをお送りします。`,
      phrases`商品はその後${dispatchHours}時間以内に発送します。`,
    ],
  },
  failed: {
    title: phrases`お支払いを完了できませんでした。`,
    texts: [phrases`代金はいただいていません。お手数ですが、もう一度ご注文ください。`],
  },
  expired: {
    title: phrases`お支払いの期限が過ぎました。`,
    texts: [phrases`代金はいただいていません。お手数ですが、もう一度ご注文ください。`],
  },
  refunded: {
    title: phrases`代金をお返しします。`,
    texts: [phrases`このご注文は取り消され、代金は全額お返しします。詳しくはメールをご覧ください。`],
  },
  unknown: {
    title: phrases`ご注文が見つかりません。`,
    texts: [phrases`確認メールのリンクをご確認ください。お困りのときは、メールでお問い合わせください。`],
  },

  asking: 'ご注文の内容を確認しています…',
  notLoaded: phrases`ご注文の内容を表示できませんでした。お支払いが完了していれば、確認メールが届きます。`,
  retry: 'もう一度読み込む',
  email: business.emails.bookings,

  record: 'ご注文の内容',
  reference: 'ご注文番号',
  lineOf: (price: string, quantity: number) => `${price} × ${quantity}本`,
  subtotal: '小計',
  shipping: '送料',
  total: '合計',

  toShop: 'ショップへ戻る',
  home: 'トップページへ（英語）',
} as const;

/** Return page without payment. */
export const cancelCopy = {
  title: phrases`お支払いを中止しました。`,
  lead: phrases`代金はいただいていません。カートの中身はそのまま残っています。`,
  toCart: 'カートに戻る',
  home: 'トップページへ（英語）',
} as const;
