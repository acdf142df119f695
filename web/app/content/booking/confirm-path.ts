import type { TourLanguage } from '../../../../shared/booking/language.ts';
import type { Slot } from '../../../../shared/booking/slots.ts';
import type { CalendarDate } from '../../../../shared/values/port-vila-time.ts';

/** Where choosing a slot leads (specification §2), with what is known already of the number of guests and their language. */
export function confirmPath(
  slot: Slot,
  date: CalendarDate,
  known: { readonly guests?: number | undefined; readonly preferredLanguage?: TourLanguage } = {},
): string {
  const query = new URLSearchParams({
    date,
    time: slot.time,
    tourId: String(slot.id),
    tourType: slot.type,
  });
  if (known.guests !== undefined) query.set('guests', String(known.guests));
  if (known.preferredLanguage !== undefined) query.set('preferredLanguage', known.preferredLanguage);
  return `/tours/confirm?${query}`;
}

/** The page of a booking. */
export const bookingPath = (reference: string): string =>
  `/tours/confirmed?ref=${encodeURIComponent(reference)}`;
