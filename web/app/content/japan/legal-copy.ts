import { business } from '#shared/content/business.ts';
import { japanSeller } from '#shared/content/japan-seller.ts';
import { formatYen, products } from '#shared/shop/products.ts';
import { type ShippingPolicy, shippingPolicy } from '#shared/shop/shipping.ts';
import { agePhrases } from '../frame/age-phrases.ts';
import { type Phrases, phrases } from '../frame/phrases.ts';
import { shippingTerms, shopTerms } from './shop-terms.ts';

const japan = japanSeller;

/** Breaks after the country, the province, and words in Latin letters. */
const address: Phrases = japan.address.split(/(?<=[国州 ])/);

/** Seller disclosure required by Japanese law (specification §2, §9). */
export const legalCopy = {
  title: phrases`特定商取引法に基づく表記`,
  lead: phrases`日本のお客様への販売に関する表記です。`,
  record: '販売条件',
  mark: {
    title: '酒類販売管理者標識',
    rows: [
      { name: '販売場の名称', value: [japan.seller] },
      { name: '販売場の所在地', value: address },
      { name: '酒類販売管理者の氏名', value: [japan.salesManager.name] },
      { name: '酒類販売管理研修受講年月日', value: [japan.salesManager.trained] },
      { name: '次回研修の受講期限', value: [japan.salesManager.nextTraining] },
      { name: '研修実施団体名', value: [japan.salesManager.trainer] },
    ],
  },
  back: '日本向けショップへ戻る',
} as const;

export interface LegalRow {
  readonly name: string;
  readonly texts: readonly Phrases[];
}

/** Terms of sale, derived from the shipping policy. */
export const legalRows = (policy: ShippingPolicy = shippingPolicy): readonly LegalRow[] => [
  { name: '販売業者', texts: [[japan.seller]] },
  { name: '運営責任者', texts: [[japan.responsible]] },
  { name: '所在地', texts: [address] },
  {
    name: '電話番号',
    texts: [
      [business.phones[0]],
      phrases`お電話は英語で承ります。日本語でのお問い合わせは、メールをご利用ください。`,
    ],
  },
  { name: 'メールアドレス', texts: [[business.emails.bookings]] },
  { name: '販売業免許', texts: [[japan.licence]] },
  {
    name: '販売価格',
    texts: products.map(
      ({ name, bottleMillilitres, priceYen }) =>
        phrases`${name.ja}（${bottleMillilitres} ml） ${formatYen(priceYen)}（税込）`,
    ),
  },
  { name: '商品代金以外の料金', texts: [phrases`送料：`, ...shippingTerms(policy)] },
  { name: '商品の引き渡し時期', texts: [shopTerms.dispatch, shopTerms.delivery] },
  { name: '発送元', texts: [shopTerms.origin, shopTerms.customs] },
  { name: 'お支払い方法', texts: [shopTerms.payment] },
  { name: 'お支払い時期', texts: [shopTerms.charged] },
  {
    name: '返品と不良品',
    texts: [shopTerms.returns, shopTerms.unopened, shopTerms.faulty],
  },
  {
    name: '数量の制限',
    texts: [
      shopTerms.perOrder,
      shopTerms.perNetwork,
      shopTerms.lastBottles,
      phrases`また、ご注文いただける本数は、その時点の在庫数までです。`,
    ],
  },
  { name: '年齢制限', texts: [agePhrases] },
];
