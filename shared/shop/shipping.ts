import type { ShippingZone } from './prefectures.ts';

/** Shipping rate of a zone in whole yen. */
export interface ShippingRate {
  readonly feeYen: number;
  /** `bottle`: per bottle; `order`: flat. */
  readonly per: 'bottle' | 'order';
  /** Free from this subtotal, inclusive. */
  readonly freeFromYen: number;
}

export type ShippingPolicy = Readonly<Record<ShippingZone, ShippingRate>>;

const nationwide: ShippingRate = { feeYen: 2000, per: 'order', freeFromYen: 30_000 };

/** Both readings of the specification (§9): `zoned` from its cart, `flat` from its legal page. */
export const shippingPolicies = {
  zoned: {
    mainland: { feeYen: 1300, per: 'bottle', freeFromYen: 25_000 },
    remote: { feeYen: 2600, per: 'bottle', freeFromYen: 35_000 },
  },
  flat: { mainland: nationwide, remote: nationwide },
} as const satisfies Record<string, ShippingPolicy>;

/** The policy of cart, checkout, emails and the legal page. */
export const shippingPolicy: ShippingPolicy = shippingPolicies.zoned;

export const zoneNames: Readonly<Record<ShippingZone | 'nationwide', { ja: string; en: string }>> = {
  mainland: { ja: '本州、四国、九州', en: 'Honshu, Shikoku, Kyushu' },
  remote: { ja: '北海道、沖縄、離島', en: 'Hokkaido, Okinawa, remote islands' },
  nationwide: { ja: '全国一律', en: 'All of Japan' },
};

export interface Parcel {
  readonly bottles: number;
  readonly subtotalYen: number;
}

/** Shipping of a parcel to a zone in whole yen; 0 for an empty parcel. */
function shippingYen(
  { bottles, subtotalYen }: Parcel,
  zone: ShippingZone,
  policy: ShippingPolicy = shippingPolicy,
): number {
  const { feeYen, per, freeFromYen } = policy[zone];
  if (bottles === 0 || subtotalYen >= freeFromYen) return 0;
  return per === 'bottle' ? feeYen * bottles : feeYen;
}

/** A possible shipping charge. `zone` is `nationwide` when the fee is the same everywhere. */
export interface ShippingChoice {
  readonly zone: ShippingZone | 'nationwide';
  readonly yen: number;
}

/** Possible shipping charges of a parcel: one if the zone is known or makes no difference, else one per zone. */
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
 * Whether the shipping paid differs from the rate of the address. An unknown zone is a mismatch unless the rate is the
 * same everywhere.
 */
export const isShippingMismatch = (
  parcel: Parcel,
  paidYen: number,
  zone: ShippingZone | undefined,
  policy: ShippingPolicy = shippingPolicy,
): boolean => shippingChoices(parcel, zone, policy).some(({ yen }) => yen !== paidYen);
