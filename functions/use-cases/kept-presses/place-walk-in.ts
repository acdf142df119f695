import { log } from '#functions/kernel/log.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import { lastingId } from '#functions/stores/bookings/slot-item.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { slotById } from '#shared/booking/slots.ts';
import { totalPriceVuv } from '#shared/booking/tours.ts';
import { decideKept, type JudgedPress } from '#shared/kept-presses/decide-kept.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { newBooking } from '../bookings/new-booking.ts';
import type { PlacedPress, PlacePressDeps } from './placed-press.ts';

/**
 * Adds walk-ins whom a colleague has let in. If the start has no places left for them, is closed or runs in another
 * language, they are added as a booking that takes no place.
 */
export async function placeWalkIn(
  deps: AddWalkInDeps,
  press: KeptPress,
  commandId: string,
  judged: JudgedPress,
): Promise<PlacedPress> {
  const { action, party } = press;
  if (action.kind !== 'walk-in' || !('walkIn' in party))
    return { result: 'unplaced', reason: 'unknown-party' };
  const booking = await walkInOf(
    deps,
    { ...party, ...action, by: press.by, on: press.device },
    commandId,
    judged.at,
  );
  if (booking === undefined) return { result: 'unplaced', reason: 'unknown-party' };
  const decision = decideKept(emptyParty(booking), press, judged);
  if (decision.result !== 'recorded') return decision.result === 'nothing' ? { result: 'known' } : decision;
  const added = await addWalkIn(deps, booking, [decision.entry], action.language !== undefined);
  if (added !== 'over') return { result: added };
  return { result: 'undecided', party: partyOf(booking) };
}

export type AddWalkInDeps = Pick<PlacePressDeps, 'bookings' | 'referenceSecret'>;

interface WalkInGuests {
  readonly date: string;
  readonly tourId: number;
  readonly guests: number;
  readonly language?: TourLanguage | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** The ids of author and device. */
  readonly by: string;
  readonly on: string;
}

/** Creates the booking of a walk-in; undefined for a start that does not exist. @param at epoch milliseconds */
export async function walkInOf(
  { referenceSecret }: AddWalkInDeps,
  { date, tourId, guests, language = 'English', firstName = '', lastName = '', by, on }: WalkInGuests,
  commandId: string,
  at: number,
): Promise<StoredBooking | undefined> {
  const slot = slotById(tourId);
  if (slot === undefined) return undefined;
  const request = {
    tourId: slot.id,
    tourType: slot.type,
    date: calendarDateFrom(date),
    time: slot.time,
    firstName,
    lastName,
    email: '',
    preferredLanguage: language,
    guestCount: guests,
    totalPrice: totalPriceVuv(slot.type, guests),
  };
  const byStaff = { source: 'walk-in', addedBy: { person: by, device: on } } as const;
  return newBooking(request, commandId, new Date(at), referenceSecret, { byStaff });
}

/** Stores a walk-in. `known`: it was added before. `over`: the start has no places for it, and it takes none. */
export async function addWalkIn(
  { bookings }: Pick<AddWalkInDeps, 'bookings'>,
  booking: StoredBooking,
  entries: readonly VisitEntry[],
  needsLanguage: boolean,
): Promise<'recorded' | 'known' | 'over'> {
  const first = await bookings.book(booking, undefined, entries);
  const outcome =
    first.result === 'language-taken' && !needsLanguage
      ? await bookings.book({ ...booking, preferredLanguage: first.language }, undefined, entries)
      : first;
  if (outcome.result === 'booked') return 'recorded';
  // A concurrent call has delivered the walk-in.
  if (outcome.result === 'already-booked' || outcome.result === 'key-reused') return 'known';
  if (!(await bookings.bookOverCapacity(booking, entries))) return 'known';
  log.warn('walk-in.over', { date: booking.date, guests: booking.guestCount, why: outcome.result });
  return 'over';
}

export const partyOf = (booking: StoredBooking) => ({
  date: booking.date,
  tourId: booking.tourId,
  party: lastingId(booking),
});

const emptyParty = (booking: StoredBooking) => ({
  ...booking,
  due: booking.totalPrice,
  log: [],
  hasOperator: false,
  hasMoved: false,
  isErased: false,
});
