import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { BookingLookup } from '#functions/stores/bookings/booking-lookup.ts';
import { availabilityWindow } from '#shared/booking/booking-window.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import type { showAvailability as contract } from '#shared/contracts/guests/show-availability.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';

interface Deps {
  readonly bookings: Pick<BookingLookup, 'day'>;
  readonly clock: Clock;
}

/** Returns the seats booked on a day of the booking window. */
export const showAvailability =
  ({ bookings, clock }: Deps): UseCase<typeof contract> =>
  async ({ query: { date } }) => {
    const { first, last } = availabilityWindow(clock());
    if (date < first) throw dayRefusal('pastDay');
    if (date > last) throw dayRefusal('outsideWindow');
    return { [date]: await bookings.day(date) };
  };

const dayRefusal = (reason: 'pastDay' | 'outsideWindow'): Refused =>
  new Refused({ kind: 'not-bookable', reason, message: messages[reason] });
