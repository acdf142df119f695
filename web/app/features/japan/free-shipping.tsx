import { checkoutCopy as copy } from '#app/content/japan/checkout-copy.ts';
import { Gauge } from '#app/ui/gauge.tsx';
import { Panel, Text } from '#app/ui/layout/layout.tsx';
import type { ShippingZone } from '#shared/shop/prefectures.ts';
import { formatYen } from '#shared/shop/products.ts';
import type { Parcel, ShippingPolicy } from '#shared/shop/shipping.ts';
import { shippingPolicy, zoneNames } from '#shared/shop/shipping.ts';

export interface FreeShippingProps {
  parcel: Parcel;
  zone: ShippingZone | undefined;
  policy?: ShippingPolicy;
}

/** Progress towards free shipping; without a prefecture, towards the higher threshold. */
export function FreeShipping({ parcel, zone, policy = shippingPolicy }: FreeShippingProps) {
  const thresholds = zone === undefined ? distinctThresholds(policy) : [policy[zone].freeFromYen];
  const end = Math.max(...thresholds);
  const remainingYen = end - parcel.subtotalYen;
  const isKnown = thresholds.length === 1;
  return (
    <Panel above={24}>
      {isKnown ? (
        <Text size="small" below={4}>
          {remainingYen > 0 ? (
            <>
              {copy.toFree.before}
              <strong>{formatYen(remainingYen)}</strong>
              {copy.toFree.after}
            </>
          ) : (
            copy.isFree
          )}
        </Text>
      ) : (
        <Text as="ul" size="small" below={4}>
          {(['mainland', 'remote'] as const).map((each) => (
            <li key={each}>{copy.freeFrom(zoneNames[each].ja, formatYen(policy[each].freeFromYen))}</li>
          ))}
        </Text>
      )}
      <Gauge
        from={0}
        to={end}
        major={5000}
        minor={1000}
        measured={[{ from: 0, to: Math.min(parcel.subtotalYen, end) }]}
        figures={[0, ...thresholds].map((at) => ({ at, text: formatYen(at) }))}
      />
    </Panel>
  );
}

const distinctThresholds = (policy: ShippingPolicy): readonly number[] => [
  ...new Set([policy.mainland.freeFromYen, policy.remote.freeFromYen]),
];
