import { type AlternativeSlot, alternativeSlot, type Shortfall } from '#app/booking/alternative-slot.ts';
import { type BookingForm, type ChosenSlot, pricedGuests } from '#app/booking/form/booking-form.ts';
import { departureCopy as copy } from '#app/content/booking/departure-copy.ts';
import { dayProblem } from '#shared/booking/bookable-day.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import type { LoadedDay } from '#shared/booking/next-departure.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import { addDays, type CalendarDate } from '#shared/values/port-vila-time.ts';
import type { Shortfalls } from './slot-shortfalls.ts';

export interface AlternativeSlotsRequest {
  readonly chosen: ChosenSlot;
  readonly form: BookingForm;
  readonly shortfalls: Shortfalls;
  /** Loaded days: the chosen one and, if loaded, the next bookable one. */
  readonly days: readonly LoadedDay[];
  readonly now: Date;
  readonly calendar: Calendar;
}

export interface AlternativeSlots {
  readonly capacity: AlternativeSlot | undefined;
  readonly language: AlternativeSlot | undefined;
}

/** The next slot with capacity and the next slot in the missing language, if a loaded day has them. */
export function alternativeSlots(request: AlternativeSlotsRequest): AlternativeSlots {
  const { chosen: after, form, shortfalls, days, now, calendar } = request;
  const guests = Math.max(pricedGuests(form), 1);
  const next = (shortfall: Shortfall | false | undefined) =>
    shortfall
      ? alternativeSlot(shortfall, { after, guests, days, now, calendar }, copy.sentenceWithZone)
      : undefined;
  return { capacity: next(shortfalls.capacity && 'capacity'), language: next(shortfalls.language) };
}

/** Whether to load the next day too, because the chosen day lacks an alternative. */
export function needsNextDay(request: AlternativeSlotsRequest): boolean {
  if (request.days.length === 0) return false;
  const { shortfalls } = request;
  const alternatives = alternativeSlots(request);
  return (
    (shortfalls.capacity && !alternatives.capacity) ||
    (shortfalls.language !== undefined && !alternatives.language)
  );
}

/** The next bookable day by the calendar. */
export function bookableDayAfter(
  date: CalendarDate,
  now: Date,
  calendar: Calendar,
): CalendarDate | undefined {
  const { last } = bookingWindow(now);
  for (let next = addDays(date, 1); next <= last; next = addDays(next, 1))
    if (dayProblem(next, now, calendar) === undefined) return next;
  return undefined;
}
