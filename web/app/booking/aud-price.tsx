import { Text } from '#app/ui/layout/layout.tsx';
import { priceInAud } from '#shared/booking/price-in-aud.ts';
import type { TourType } from '#shared/booking/slots.ts';
import { orInAud } from '#shared/values/written-amount.ts';

/** The price in Australian dollars, on a line below the price in vatu; nothing if none is set. */
export function AudPrice({ tour, vuv }: { tour: TourType; vuv: number }) {
  const aud = priceInAud(tour, vuv);
  return aud === undefined ? null : (
    <Text as="span" size="small" block tone="quiet">
      {' '}
      {orInAud(aud)}
    </Text>
  );
}
