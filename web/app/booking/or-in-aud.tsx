import { Text } from '#app/ui/layout/layout.tsx';
import { priceInAud } from '#shared/booking/price-in-aud.ts';
import type { TourType } from '#shared/booking/slots.ts';
import { orInAud } from '#shared/values/written-amount.ts';

/** The price in Australian cash, on a line below that in vatu; nothing if none is set. */
export function OrInAud({ tour, vuv }: { tour: TourType; vuv: number }) {
  const aud = priceInAud(tour, vuv);
  return aud === undefined ? null : (
    <Text as="span" size="small" block tone="quiet">
      {' '}
      {orInAud(aud)}
    </Text>
  );
}
