import { log } from '#functions/kernel/log.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { lastingId } from '#functions/stores/bookings/slot-item.ts';
import { slotById } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { decideKept, type JudgedPress } from '#shared/kept-presses/decide-kept.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { newBooking } from '../bookings/new-booking.ts';
import type { PlacedPress, PlacePressDeps } from './placed-press.ts';

/**
 * Adds walk-ins whom a device has admitted. If the start is now full, closed or in another language, they are in the
 * room all the same, and get a booking that takes no places.
 */
export async function placeWalkIn(
  { bookings, referenceSecret }: PlacePressDeps,
  press: KeptPress,
  commandId: string,
  judged: JudgedPress,
): Promise<PlacedPress> {
  const { action, party } = press;
  const slot = 'tourId' in party ? slotById(party.tourId) : undefined;
  if (action.kind !== 'walk-in' || slot === undefined) return { result: 'unplaced', why: 'unknown-party' };
  const booking = await newBooking(
    {
      tourId: slot.id,
      tourType: slot.type,
      date: calendarDateFrom(party.date),
      time: slot.time,
      firstName: action.firstName ?? '',
      lastName: action.lastName ?? '',
      email: '',
      preferredLanguage: action.language ?? 'English',
      guestCount: action.guests,
      totalPrice: totalPriceVuv(slot.type, action.guests),
    },
    commandId,
    new Date(judged.at),
    referenceSecret,
    { byStaff: { source: 'walk-in', addedBy: { person: press.by, device: press.device } } },
  );
  const decision = decideKept(emptyParty(booking), press, judged);
  if (decision.result !== 'recorded') return decision.result === 'nothing' ? { result: 'known' } : decision;
  const entries = [decision.entry];
  const first = await bookings.book(booking, undefined, entries);
  const isOtherLanguage = first.result === 'language-taken' && action.language === undefined;
  const outcome = isOtherLanguage
    ? await bookings.book({ ...booking, preferredLanguage: first.language }, undefined, entries)
    : first;
  if (outcome.result === 'booked') return { result: 'recorded' };
  // Another device delivered it at the same time and has added it.
  if (outcome.result === 'already-booked' || outcome.result === 'key-reused') return { result: 'known' };
  if (!(await bookings.bookOver(booking, entries))) return { result: 'known' };
  log.warn('walk-in.over', { guests: booking.guestCount, why: outcome.result });
  return {
    result: 'undecided',
    party: { date: booking.date, tourId: booking.tourId, party: lastingId(booking) },
  };
}

const emptyParty = (booking: StoredBooking) => ({
  ...booking,
  due: booking.totalPrice,
  log: [],
  hasOperator: false,
  hasMoved: false,
  isErased: false,
});
