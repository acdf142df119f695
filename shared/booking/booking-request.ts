import { type Calendar, listedCalendar } from '../calendar/calendar.ts';
import { isListedClosure } from '../calendar/closed-days.ts';
import type { ProblemKind, ProblemReason, Refusal } from '../problems/problems.ts';
import type { CalendarDate } from '../values/port-vila-time.ts';
import { formatVuv } from '../values/written-amount.ts';
import { dayReason } from './bookable-day.ts';
import { isPastCutOff } from './cut-off.ts';
import { guestCountProblem } from './guests.ts';
import { languagesAt, type TourLanguage } from './language.ts';
import { bookedMessages } from './messages/booked-messages.ts';
import { closedDayMessage } from './messages/closed-day-message.ts';
import { messages } from './messages/messages.ts';
import { type Slot, type StartTime, slotById, slotsOn, startsAtNoon, type TourType } from './slots.ts';
import { endOf, startOf } from './start-and-end.ts';
import { totalPriceVuv } from './tours.ts';

/** The requested tour without guest details. Prices in whole vatu. */
export interface RequestedTour {
  readonly tourId: number;
  readonly tourType: TourType;
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly preferredLanguage: TourLanguage;
  readonly guestCount: number;
  readonly totalPrice: number;
}

/** Who books. Operators book as guests do; the synthetic booking takes a day that no one else can. */
export type BookedBy = 'guest' | 'staff' | 'probe';

const allMessages = { ...messages, ...bookedMessages };

/** The reason of a refusal is the name of its message. */
const refusal = (kind: ProblemKind, reason: Extract<keyof typeof allMessages, ProblemReason>): Refusal => ({
  kind,
  reason,
  message: allMessages[reason],
});

/** The slot that id, time and type agree on; undefined when they contradict each other. */
function requestedSlot(request: Pick<RequestedTour, 'tourId' | 'tourType' | 'time'>): Slot | undefined {
  const slot = slotById(request.tourId);
  return slot?.time === request.time && slot.type === request.tourType ? slot : undefined;
}

/** Refuses an invalid number of guests and an inconsistent slot. */
function inputRefusal(request: RequestedTour): Refusal | undefined {
  const message = guestCountProblem(request.guestCount);
  if (message !== undefined) return { kind: 'invalid-input', message };
  return requestedSlot(request) === undefined ? refusal('invalid-input', 'slotMismatch') : undefined;
}

/** Visitors must not book at a price that they were not shown (specification §9). */
function priceRefusal({ tourType, guestCount, totalPrice }: RequestedTour): Refusal | undefined {
  const total = totalPriceVuv(tourType, guestCount);
  if (totalPrice === total) return undefined;
  return { kind: 'price-changed', message: bookedMessages.priceChanged(formatVuv(total)), about: total };
}

/**
 * A listed closure is refused with its reason, Sundays and public holidays with the message of the specification (§8).
 */
function closedDayRefusal(date: CalendarDate): Refusal {
  const closed = refusal('not-bookable', 'closedDay');
  return isListedClosure(date)
    ? { ...closed, message: closedDayMessage(date) ?? closed.message, about: date }
    : closed;
}

/** Why the calendar or the clock rules the tour out. */
function calendarRefusal(
  { tourId, tourType, date, time, preferredLanguage }: RequestedTour,
  now: Date,
  by: BookedBy,
  calendar: Calendar,
): Refusal | undefined {
  const day = dayReason(date, now, calendar);
  if (by === 'probe' && day !== 'outsideWindow') return refusal('not-bookable', 'outsideWindow');
  if (day === 'closedDay') return closedDayRefusal(date);
  if (day !== undefined && by !== 'probe') return refusal('not-bookable', day);
  const edit = calendar.editOn(date);
  if (!slotsOn(date, edit).some((slot) => slot.id === tourId)) {
    return refusal('not-bookable', startsAtNoon(date, edit) ? 'notOnThisDay' : 'invalidTime');
  }
  if (by === 'guest' && isPastCutOff(date, time, now)) return refusal('too-late', 'cutOffPassed');
  if (hasEnded({ date, time, tourType }, now)) return refusal('too-late', 'startIsOver');
  return languagesAt(time).includes(preferredLanguage)
    ? undefined
    : refusal('not-bookable', 'englishOnlyAtNoon');
}

/**
 * Why a tour cannot be booked regardless of other bookings; undefined when only the slot itself can still refuse it
 * (seats, language, closure by staff). Specification §5, §9.
 *
 * @param by guests book until 30 minutes before the start, staff until the tour ends, the synthetic booking beyond the
 * window
 */
export const bookingRefusal = (
  request: RequestedTour,
  now: Date,
  by: BookedBy = 'guest',
  calendar: Calendar = listedCalendar,
): Refusal | undefined =>
  inputRefusal(request) ?? calendarRefusal(request, now, by, calendar) ?? priceRefusal(request);

/** A booking can be cancelled until its tour starts. */
export function cancelRefusal(
  booking: { date: CalendarDate; time: StartTime },
  now: Date,
): Refusal | undefined {
  return hasStarted(booking, now) ? refusal('too-late', 'alreadyStarted') : undefined;
}

/**
 * Why a booking cannot be changed, regardless of other bookings. Until the tour starts, names, address and a smaller
 * number of guests can always be changed; more guests or another slot follow the rules of a new booking.
 *
 * @param by guests change until the start, at the price they were shown; staff until the end of the tour
 */
export function changeRefusal(
  current: RequestedTour,
  requested: RequestedTour,
  now: Date,
  by: BookedBy = 'guest',
  calendar: Calendar = listedCalendar,
): Refusal | undefined {
  if (by === 'staff' ? hasEnded(current, now) : hasStarted(current, now)) {
    return refusal('too-late', 'startedBeforeChange');
  }
  const isSameSlot = current.date === requested.date && current.tourId === requested.tourId;
  const needsMoreSeats =
    requested.guestCount > current.guestCount || requested.preferredLanguage !== current.preferredLanguage;
  return (
    inputRefusal(requested) ??
    (isSameSlot && !needsMoreSeats ? undefined : calendarRefusal(requested, now, by, calendar)) ??
    (by === 'guest' ? priceRefusal(requested) : undefined)
  );
}

/** Whether a tour has ended; until then staff can add, change and cancel its bookings. */
export const hasEnded = (
  { date, time, tourType }: Pick<RequestedTour, 'date' | 'time' | 'tourType'>,
  now: Date,
): boolean => endOf(date, time, tourType) <= now;

const hasStarted = (booking: { date: CalendarDate; time: StartTime }, now: Date): boolean =>
  startOf(booking.date, booking.time) <= now;
