import type { CalendarDate } from '../values/port-vila-time.ts';
import type { TourLanguage } from './language.ts';
import type { Slot } from './slots.ts';

/** Path of the booking form (specification §2), with number of guests and language if known. */
export function confirmPath(
  slot: Slot,
  date: CalendarDate,
  prefill: { readonly guests?: number | undefined; readonly preferredLanguage?: TourLanguage } = {},
): string {
  const query = new URLSearchParams({
    date,
    time: slot.time,
    tourId: String(slot.id),
    tourType: slot.type,
  });
  if (prefill.guests !== undefined) query.set('guests', String(prefill.guests));
  if (prefill.preferredLanguage !== undefined) query.set('preferredLanguage', prefill.preferredLanguage);
  return `/tours/confirm?${query}`;
}

export const bookingPath = (reference: string): string =>
  `/tours/confirmed?ref=${encodeURIComponent(reference)}`;
