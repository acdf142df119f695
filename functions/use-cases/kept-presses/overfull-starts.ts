import type { DaySlot, DayStore } from '#functions/stores/bookings/days.ts';
import { slotOf } from '#shared/booking/slots.ts';
import type { Room } from '#shared/contracts/kept/kept-press-fields.ts';
import type { Party } from '#shared/contracts/staff/party.ts';
import { sourceOf } from '#shared/staff/parties/party-source.ts';
import { joinedIn, partyState } from '#shared/staff/parties/visit.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';

/** The starts that admitted more guests than they have places for, as far as these parties show. */
export async function overfullStarts(
  days: Pick<DayStore, 'slots'>,
  parties: readonly Party[],
): Promise<readonly Room[]> {
  const walkInsOverCapacity = parties.filter((party) => partyState(party).flags.includes('over'));
  const dates = [...new Set(walkInsOverCapacity.map(({ date }) => date))];
  const rooms = await Promise.all(
    dates.map(async (date) => {
      const ids = walkInsOverCapacity.filter((party) => party.date === date).map(({ tourId }) => tourId);
      const found = await days.slots(calendarDateFrom(date));
      return found.flatMap((slot) => {
        const { id } = slotOf(slot.time, slot.type);
        return ids.includes(id) ? [roomOf(date, id, slot, guestsFrom(found, id))] : [];
      });
    }),
  );
  return rooms.flat();
}

/** The number of guests booked for other starts of the day who joined this one. */
const guestsFrom = (slots: readonly DaySlot[], tourId: number): number =>
  slots
    .filter(({ time, type }) => slotOf(time, type).id !== tourId)
    .flatMap(({ bookings }) => bookings)
    .reduce((sum, { visit }) => sum + (joinedIn(visit.log).get(tourId) ?? 0), 0);

/** The number of guests of a walk-in who did not go to another start. */
const countStaying = ({ guestCount, visit }: DaySlot['bookings'][number]): number =>
  Math.max(
    0,
    [...joinedIn(visit.log).values()].reduce((staying, guests) => staying - guests, guestCount),
  );

function roomOf(date: string, tourId: number, { guests, bookings }: DaySlot, joined: number): Room {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed');
  const last = confirmed
    .filter(({ over }) => !over)
    .toSorted((a, b) => a.bookedAt - b.bookedAt)
    .at(-1);
  return {
    date,
    tourId,
    guests,
    over: confirmed.reduce((sum, booking) => sum + (booking.over ? countStaying(booking) : 0), joined),
    ...(last && {
      last: {
        at: last.bookedAt,
        guests: last.guestCount,
        source: sourceOf(last),
        isMailed: last.email !== '',
        ...(last.addedBy && { by: last.addedBy.person }),
      },
    }),
  };
}
