import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { VisitedBooking } from '#functions/stores/bookings/visit-item.ts';
import type { VisitStore } from '#functions/stores/bookings/visits.ts';
import { slotById } from '#shared/booking/slots.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

/** A party, named by the start in which it was shown; it may have moved since. */
export interface NamedParty {
  readonly date: string;
  readonly tourId: number;
  readonly party: string;
}

/** The party as stored now; undefined when it is no longer stored. */
export async function partyNow(
  visits: VisitStore,
  { date, tourId, party }: NamedParty,
): Promise<VisitedBooking | undefined> {
  const slot = slotById(tourId);
  const key = slot && slotKey(calendarDateFrom(date), slot);
  return key && (await visits.record(key, party, () => ({})))?.booking;
}
