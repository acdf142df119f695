import type { ShippingZone } from './prefectures.ts';

/** What shipping to a zone costs. Whole yen. */
export interface ShippingRate {
  readonly feeYen: number;
  /** `bottle`: the fee for each of them; `order`: once, however many there are. */
  readonly per: 'bottle' | 'order';
  /** Free from this subtotal on, itself included. */
  readonly freeFromYen: number;
}

/** A way to charge for shipping: the rate of every zone. */
export type ShippingPolicy = Readonly<Record<ShippingZone, ShippingRate>>;

const nationwide: ShippingRate = { feeYen: 2000, per: 'order', freeFromYen: 30_000 };

/**
 * Both readings of the specification (§9): `zoned` is that of its cart, `flat` that of its legal page.
 */
export const shippingPolicies = {
  zoned: {
    mainland: { feeYen: 1300, per: 'bottle', freeFromYen: 25_000 },
    remote: { feeYen: 2600, per: 'bottle', freeFromYen: 35_000 },
  },
  flat: { mainland: nationwide, remote: nationwide },
} as const satisfies Record<string, ShippingPolicy>;

/** The policy in force. Cart, checkout, mails and the legal page all follow it: change it here and nowhere else. */
export const shippingPolicy: ShippingPolicy = shippingPolicies.zoned;

/** Where the zones are, for people. */
export const zoneNames: Readonly<Record<ShippingZone | 'nationwide', { ja: string; en: string }>> = {
  mainland: { ja: '本州、四国、九州', en: 'Honshu, Shikoku, Kyushu' },
  remote: { ja: '北海道、沖縄、離島', en: 'Hokkaido, Okinawa, remote islands' },
  nationwide: { ja: '全国一律', en: 'All of Japan' },
};

/** What shipping depends on besides the zone. */
export interface Parcel {
  readonly bottles: number;
  readonly subtotalYen: number;
}

/** Shipping of a parcel to a zone, in whole yen; nothing for nothing. */
function shippingYen(
  { bottles, subtotalYen }: Parcel,
  zone: ShippingZone,
  policy: ShippingPolicy = shippingPolicy,
): number {
  const { feeYen, per, freeFromYen } = policy[zone];
  if (bottles === 0 || subtotalYen >= freeFromYen) return 0;
  return per === 'bottle' ? feeYen * bottles : feeYen;
}

/** Shipping that a customer may be charged. `zone` is `nationwide` when the fee is the same wherever it goes. */
export interface ShippingChoice {
  readonly zone: ShippingZone | 'nationwide';
  readonly yen: number;
}

/**
 * What shipping of a parcel can cost: one choice when the zone is known or makes no difference, otherwise one for
 * each zone.
 */
export function shippingChoices(
  parcel: Parcel,
  zone: ShippingZone | undefined,
  policy: ShippingPolicy = shippingPolicy,
): readonly [ShippingChoice, ...ShippingChoice[]] {
  if (zone !== undefined) return [{ zone, yen: shippingYen(parcel, zone, policy) }];
  const mainland = shippingYen(parcel, 'mainland', policy);
  const remote = shippingYen(parcel, 'remote', policy);
  if (mainland === remote) return [{ zone: 'nationwide', yen: mainland }];
  return [
    { zone: 'mainland', yen: mainland },
    { zone: 'remote', yen: remote },
  ];
}

/**
 * Whether the shipping paid is not what shipping to the address costs. An address whose zone cannot be told is a
 * mismatch unless shipping is the same everywhere.
 */
export const isShippingMismatch = (
  parcel: Parcel,
  paidYen: number,
  zone: ShippingZone | undefined,
  policy: ShippingPolicy = shippingPolicy,
): boolean => shippingChoices(parcel, zone, policy).some(({ yen }) => yen !== paidYen);
