import type { FoundParty } from '#functions/stores/bookings/party-lookup.ts';
import { slotKey } from '#functions/stores/bookings/slot-item.ts';
import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import type { VisitStore } from '#functions/stores/bookings/visits.ts';
import { slotById } from '#shared/booking/slots.ts';
import type { VisitEntry, VisitLog } from '#shared/staff/parties/visit-log.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

/** A party, with the start in which it was seen. It is found even if it has moved since. */
export interface NamedParty {
  readonly date: string;
  readonly tourId: number;
  readonly party: string;
}

/** Appends to the history of a party, see `record`. Undefined when the party is no longer stored. */
export async function recordAt<Decision extends { readonly entry?: VisitEntry; readonly entries?: VisitLog }>(
  visits: VisitStore,
  { date, tourId, party }: NamedParty,
  decide: (found: FoundParty) => Decision,
): Promise<{ readonly booking: BookingWithVisit; readonly decision: Decision } | undefined> {
  const slot = slotById(tourId);
  return slot && visits.record(slotKey(calendarDateFrom(date), slot), party, decide);
}

/** The current booking of a party; undefined when it is no longer stored. */
export const partyNow = async (
  visits: VisitStore,
  party: NamedParty,
): Promise<BookingWithVisit | undefined> => (await recordAt(visits, party, () => ({})))?.booking;
