import { bookingStore } from '#functions/stores/bookings/bookings.ts';
import { dayStore } from '#functions/stores/bookings/days.ts';
import { keyOf, lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { type BookingOverrides, storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { visitStore } from '#functions/stores/bookings/visits.ts';
import { chainStore } from '#functions/stores/kept-presses/chains.ts';
import { epochSeconds, type Table } from '#functions/stores/table/table.ts';
import { zStore } from '#functions/stores/till/z-reports.ts';
import { zReviewStore } from '#functions/stores/till/z-reviews.ts';
import type { Actor } from '#shared/contracts/contract.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { addDays, type Clock, dateOf } from '#shared/values/port-vila-time.ts';

const team = [
  { id: 'ana', name: 'Ana Kal', role: 'floor' },
  { id: 'mia', name: 'Mia Vira', role: 'manager' },
  { id: 'noa', name: 'Noa Tari', role: 'manager' },
] as const;

/** The stores that the endpoints of the till need, on a table with an established team. */
export function tillConsole(table: Table, clock: Clock) {
  const invitedAt = epochSeconds(clock()) - 30 * 86_400;
  const people = { list: async () => team.map((person) => ({ ...person, invitedAt })) };
  const chains = chainStore(table, clock);
  const deps = {
    tills: zStore(table, clock),
    reviews: zReviewStore(table, clock),
    days: dayStore(table, clock),
    people,
    chains,
    clock,
  };
  return {
    deps,
    actor(id: (typeof team)[number]['id']): Actor {
      const person = team.find((colleague) => colleague.id === id) ?? team[0];
      return { person, deviceId: `device-of-${id}`, steppedUpAt: undefined, linkedAt: undefined };
    },
    /** Books four adults at ten, today unless the changes say otherwise. */
    async party(changes: BookingOverrides = {}): Promise<StoredBooking> {
      const booking = storedBooking({ guestCount: 4, date: dateOf(clock()), ...changes });
      const { result } = await bookingStore(table, clock).book(booking, undefined, changes.log);
      if (result !== 'booked') throw new Error(`Not booked: ${result}`);
      return booking;
    },
    /** Writes entries without applying any rule. */
    async write(booking: StoredBooking, ...entries: readonly VisitEntry[]): Promise<void> {
      for (const entry of entries)
        await visitStore(table, clock).record(keyOf(booking), lastingId(booking), () => ({ entry }));
    },
    /** The date this many days after today. */
    day: (days: number) => addDays(dateOf(clock()), days),
  };
}
