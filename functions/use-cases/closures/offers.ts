import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { DaySlot, DayStore } from '#functions/stores/bookings/days.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { DayBookings } from '#shared/booking/availability.ts';
import { dayProblem } from '#shared/booking/bookable-day.ts';
import type { Departure, LoadedDay } from '#shared/booking/next-departure.ts';
import { type Slot, slotsOn } from '#shared/booking/slots.ts';
import { type Calendar, listedCalendar } from '#shared/calendar/calendar.ts';
import { calendarFrom, remainingClosedDays } from '#shared/calendar/edited-calendar.ts';
import { payer } from '#shared/operators/payer.ts';
import { type OfferedStart, offerDays, startsToOffer } from '#shared/staff/closing/closing-offers.ts';
import { addDays, type CalendarDate, type Clock } from '#shared/values/port-vila-time.ts';
import type { Closing, DayPlan } from './day-plan.ts';

/** Returns the starts that a party is offered instead of its visit. */
export type OffersTo = (booking: StoredBooking) => readonly Departure[];

interface OffersDeps {
  readonly days: Pick<DayStore, 'slots'>;
  readonly edits: Pick<CalendarEditStore, 'between'>;
  readonly clock: Clock;
}

/**
 * Reads the starts that the guests of a closing can be offered, once for the closing and not for each email. So a guest
 * is offered only starts that the manager has seen, and the mail worker needs no permission to read days. The email
 * follows within seconds, leaves out starts that can no longer be booked, and says that no place is reserved.
 *
 * @param plans the plans for the days of the closing, in order
 */
export async function readOffers(
  { days, edits, clock }: OffersDeps,
  plans: readonly DayPlan[],
  { slots, offers }: Pick<Closing, 'slots' | 'offers'>,
): Promise<OffersTo> {
  const now = clock();
  const closed = new Map(plans.map((plan) => [plan.date, plan.slots]));
  const isWhollyClosed = (date: CalendarDate) => slots === undefined && closed.has(date);
  const mayHaveOffer = (date: CalendarDate) =>
    offers === undefined || offers.some((offer) => offer.date === date);
  const candidateDates = datesAfter(plans).filter((date) => mayHaveOffer(date) && !isWhollyClosed(date));
  const calendar = await readCalendar(edits, candidateDates);
  const dates = candidateDates.filter((date) => dayProblem(date, now, calendar) === undefined);
  const isOffered = (date: CalendarDate, { id }: Slot) =>
    !closed.get(date)?.some((slot) => slot.id === id) &&
    (offers === undefined || offers.some((one) => one.date === date && one.tourId === id));
  const loadedDays = await Promise.all(
    dates.map(async (date): Promise<LoadedDay> => {
      const withheldSlots = slotsOn(date, calendar.editOn(date)).filter((slot) => !isOffered(date, slot));
      return { date, bookings: markClosed(bookingsOf(await days.slots(date)), withheldSlots) };
    }),
  );
  return (booking) =>
    // Guests whose operator pays get no offers: they would have to pay for a booking on the site themselves.
    payer(booking) === undefined ? startsToOffer(booking, loadedDays, now, calendar) : [];
}

/** The offered starts, as they are stored and sent. */
export const startsOf = (departures: readonly Departure[]): OfferedStart[] =>
  departures.map(({ date, slot }) => ({ date, tourId: slot.id }));

/** The days of a closing, and the days after each on which its guests may be offered a start, in order. */
const datesAfter = (plans: readonly DayPlan[]): readonly CalendarDate[] =>
  [
    ...new Set(
      plans.flatMap(({ date }) =>
        Array.from({ length: offerDays + 1 }, (_, offset) => addDays(date, offset)),
      ),
    ),
  ].sort();

/** Reads the calendar of days, given in order, without closures by staff, which are marked on the starts. */
async function readCalendar(edits: OffersDeps['edits'], dates: readonly CalendarDate[]): Promise<Calendar> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return listedCalendar;
  const edited = await edits.between(first, last);
  return calendarFrom(remainingClosedDays(first, last, edited), edited);
}

function bookingsOf(slots: readonly DaySlot[]): DayBookings {
  const bookings: DayBookings = {};
  for (const { time, type, guests, language, closed } of slots) {
    const booked = { count: guests, language, ...(closed && { closed: true as const }) };
    bookings[time] = { ...bookings[time], [type]: booked };
  }
  return bookings;
}

function markClosed(bookings: DayBookings, slots: readonly Slot[]): DayBookings {
  const changed = { ...bookings };
  for (const { time, type } of slots)
    changed[time] = { ...changed[time], [type]: { count: 0, closed: true } };
  return changed;
}
