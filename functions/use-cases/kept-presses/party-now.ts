import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { VisitedBooking } from '#functions/stores/bookings/visit-item.ts';
import type { VisitStore } from '#functions/stores/bookings/visits.ts';
import { slotById } from '#shared/booking/slots.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

/** A party that is named by its start; found where it is now. */
export interface NamedParty {
  readonly date: string;
  readonly tourId: number;
  readonly party: string;
}

/** Undefined when it is no longer stored. */
export async function partyNow(
  visits: VisitStore,
  { date, tourId, party }: NamedParty,
): Promise<VisitedBooking | undefined> {
  const slot = slotById(tourId);
  const key = slot && slotKey(calendarDateFrom(date), slot);
  return key && (await visits.record(key, party, () => ({})))?.booking;
}
