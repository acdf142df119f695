import type { Calendar } from '../calendar/calendar.ts';
import { byDate, type CalendarDate } from '../values/port-vila-time.ts';
import { type DayBookings, slotAvailability } from './availability.ts';
import { dayProblem } from './bookable-day.ts';
import type { TourLanguage } from './language.ts';
import { languageProblem } from './language-problem.ts';
import { type Slot, slotsOn, type TourType } from './slots.ts';

export interface LoadedDay {
  readonly date: CalendarDate;
  readonly bookings: DayBookings;
}

export interface Departure {
  readonly date: CalendarDate;
  readonly slot: Slot;
  /** Seats left, 1 to 16. */
  readonly remaining: number;
}

/**
 * The next matching start of a tour, offered when another one is full or in the other language.
 *
 * @param query.after - start to search after; by default the search begins with the first day
 * @param query.guests - seats required, default 1
 * @param query.preferredLanguage - language that the tour has or can still have; any by default
 * @param query.days - loaded days in any order. Every bookable day in their range must be included, or a later start
 *   would be returned.
 * @returns undefined when no day has one
 */
export function nextDeparture(query: {
  readonly type: TourType;
  readonly after?: { readonly date: CalendarDate; readonly slot: Slot };
  readonly guests?: number;
  readonly preferredLanguage?: TourLanguage;
  readonly days: readonly LoadedDay[];
  readonly now: Date;
  readonly calendar?: Calendar;
}): Departure | undefined {
  const { type, after, guests = 1, preferredLanguage, days, now, calendar } = query;
  for (const { date, bookings } of days.toSorted(byDate)) {
    if (dayProblem(date, now, calendar) !== undefined || (after && date < after.date)) continue;
    for (const slot of slotsOn(date, calendar?.editOn(date))) {
      if (slot.type !== type || (after && date === after.date && slot.id <= after.slot.id)) continue;
      const booked = bookings[slot.time]?.[type];
      const { available, remaining } = slotAvailability(slot, date, booked, now);
      if (!available || remaining < guests) continue;
      const { time } = slot;
      const languageMismatch =
        preferredLanguage && languageProblem({ time, language: booked?.language }, preferredLanguage);
      if (languageMismatch) continue;
      return { date, slot, remaining };
    }
  }
  return undefined;
}
