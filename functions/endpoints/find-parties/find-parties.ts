import type { UseCase } from '#functions/kernel/endpoint.ts';
import type { BookingStore } from '#functions/stores/bookings/bookings.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import { partyReply } from '#functions/use-cases/parties/party-reply.ts';
import { readBookings, searchDays } from '#functions/use-cases/parties/search-days.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { parseReference } from '#shared/booking/reference.ts';
import type { findParties as contract } from '#shared/contracts/staff/find-parties.ts';
import { maxFound } from '#shared/staff/parties/find-party.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly bookings: Pick<BookingStore, 'find' | 'readWithVisit'>;
  readonly days: Pick<DayStore, 'slots'>;
  readonly clock: Clock;
}

/** Finds parties in the booking window, up to a limit. A full reference finds its party on any day. */
export const findParties =
  ({ bookings, days, clock }: Deps): UseCase<typeof contract> =>
  async ({ query: { letters } }) => {
    const { first, last } = bookingWindow(clock());
    const reference = parseReference(letters);
    if (reference !== undefined) {
      const foundByReference = await bookings.find(reference, 'staff');
      const parties = foundByReference ? [partyReply(await bookings.readWithVisit(foundByReference))] : [];
      return { success: true, parties, first, last, hasMore: false };
    }
    const search = await searchDays(readBookings(days), { letters, first, last, max: maxFound });
    return {
      success: true,
      parties: search.found.slice(0, maxFound).map(partyReply),
      first,
      last: search.last,
      hasMore: search.found.length > maxFound,
    };
  };
