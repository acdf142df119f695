import { japanSeller } from '#shared/content/japan-seller.ts';
import { deliveryBusinessDays, dispatchHours, returnDays } from '#shared/shop/dispatch.ts';
import { maxScarceBottles } from '#shared/shop/held-bottles.ts';
import { maxBottlesPerOrder, maxHeldPerNetwork } from '#shared/shop/order-limit.ts';
import { formatYen } from '#shared/shop/products.ts';
import { type ShippingPolicy, type ShippingRate, shippingPolicy, zoneNames } from '#shared/shop/shipping.ts';
import { type Phrases, phrases } from '../frame/phrases.ts';

/** Shipping cost and delivery time, stated by the shop and its legal page. */
export const shopTerms = {
  dispatch: phrases`ご注文から${dispatchHours}時間以内に発送します。`,
  delivery: phrases`発送から${deliveryBusinessDays.min}〜${deliveryBusinessDays.max}営業日でお届けします。`,
  origin: phrases`${japanSeller.shipsFrom}から発送します。`,
  customs: phrases`酒税・関税は当社が済ませています。`,
  perOrder: phrases`1回のご注文は、すべての商品を合わせて${maxBottlesPerOrder}本までです。`,
  perNetwork: phrases`同じ回線からのお取り置き（お支払い前のご注文）は、合わせて${maxHeldPerNetwork}本までです。`,
  lastBottles: phrases`在庫が残り3分の1になった商品は、同じ回線にお支払い前のご注文がほかにない場合に限り、合わせて${maxScarceBottles}本までお取り置きします。`,
  payment: phrases`クレジットカードのみご利用いただけます。`,
  charged: phrases`ご注文と同時に決済されます。`,
  returns: phrases`商品の到着から${returnDays}日以内にメールでご連絡ください。`,
  unopened: phrases`返品は未開封の商品に限ります。お客様のご都合による返品の送料は、お客様のご負担です。`,
  faulty: phrases`不良品の場合は、送料を当社が負担し、交換または返金いたします。`,
} as const;

export const factsCopy = {
  title: '送料とお届け',
  shipping: '送料',
  delivery: 'お届け',
  origin: '発送元と関税',
  quantity: '数量の制限',
  payment: 'お支払い',
  returns: '返品と不良品',
  legal: '特定商取引法に基づく表記',
  privacy: '個人情報の取扱い',
} as const;

/** Shipping cost, one line per zone, or a single line if they are equal (specification §9). */
export function shippingTerms(policy: ShippingPolicy = shippingPolicy): readonly Phrases[] {
  if (policy.mainland === policy.remote) return [rateIn(zoneNames.nationwide.ja, policy.mainland)];
  return (['mainland', 'remote'] as const).map((zone) => rateIn(zoneNames[zone].ja, policy[zone]));
}

const rateIn = (zone: string, { feeYen, per, freeFromYen }: ShippingRate): Phrases => [
  `${zone}：`,
  ...(per === 'bottle'
    ? phrases`1本につき${formatYen(feeYen)}。商品代金の合計が${formatYen(freeFromYen)}以上で無料。`
    : phrases`1回のご注文につき${formatYen(feeYen)}。商品代金の合計が${formatYen(freeFromYen)}以上で無料。`),
];
