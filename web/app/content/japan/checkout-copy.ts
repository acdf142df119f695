import { business } from '#shared/content/business.ts';
import { maxBottlesPerOrder } from '#shared/shop/order-limit.ts';
import { phrases } from '../frame/phrases.ts';

export const checkoutCopy = {
  lineOf: (price: string, quantity: number) => `${price} × ${quantity}本`,
  remove: '削除',
  removeNamed: (name: string) => `${name}をカートから削除`,
  clear: 'カートを空にする',
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

  emailLabel: 'メールアドレス（注文確認と領収書の送付先）',
  emailMissing: 'メールアドレスをご入力ください。',
  emailBroken: 'メールアドレスは半角の英数字と記号で、name@example.com のようにご入力ください。',
  fieldsToFix: (count: number) => `ご確認いただきたい項目が${count}つあります。`,
  lineToFix: '在庫より多い商品があります。本数をご確認ください。',
  orderToFix: `一度のご注文は、合わせて${maxBottlesPerOrder}本までです。本数をご確認ください。`,
  age: '20歳以上です。',
  /** Label of the honeypot. */
  trap: 'ウェブサイト',
  ageMissing: '20歳以上であることをご確認のうえ、チェックを入れてください。',
  checkingOut: 'お支払い画面へ移動しています',

  /** Shown next to the specified sentence, which is in English (specification §8). */
  checkoutFailed: phrases`購入手続きに進めませんでした。お支払いは行われていません。`,
  tooMany: phrases`ただいま同じ回線からのご注文手続きが多いため、お支払い画面に進めませんでした。お支払いは行われていません。カートの中身はそのまま残ります。しばらくおいてからもう一度お試しいただくか、${business.emails.bookings} までご連絡ください。`,
} as const;
