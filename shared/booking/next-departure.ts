import { byDate, type CalendarDate } from '../values/port-vila-time.ts';
import { type DayBookings, slotAvailability } from './availability.ts';
import { dayProblem, type IsClosed } from './bookable-day.ts';
import { languageProblem, type TourLanguage } from './language.ts';
import { type Slot, slotsOn, type TourType } from './slots.ts';

/** A day whose bookings somebody has counted. */
export interface LoadedDay {
  readonly date: CalendarDate;
  readonly bookings: DayBookings;
}

/** A start that can be booked. */
export interface Departure {
  readonly date: CalendarDate;
  readonly slot: Slot;
  /** Places left, 1 to 16. */
  readonly remaining: number;
}

/**
 * The next start of a tour that suits, for those whom another one does not: it is full, or in the other language.
 *
 * @param sought.after - the start that does not suit; left out, the search begins with the first day
 * @param sought.guests - places that have to be left, default 1
 * @param sought.preferredLanguage - language the tour has to be in or can still be given in; any when left out
 * @param sought.days - counted days, in any order. Each bookable day between the first and the last has to be among
 *   them, or a later start would pass for the next one.
 * @returns undefined when none of these days has one
 */
export function nextDeparture(sought: {
  readonly type: TourType;
  readonly after?: { readonly date: CalendarDate; readonly slot: Slot };
  readonly guests?: number;
  readonly preferredLanguage?: TourLanguage;
  readonly days: readonly LoadedDay[];
  readonly now: Date;
  readonly isClosed?: IsClosed;
}): Departure | undefined {
  const { type, after, guests = 1, preferredLanguage, days, now, isClosed } = sought;
  for (const { date, bookings } of days.toSorted(byDate)) {
    if (dayProblem(date, now, isClosed) !== undefined || (after && date < after.date)) continue;
    for (const slot of slotsOn(date)) {
      if (slot.type !== type || (after && date === after.date && slot.id <= after.slot.id)) continue;
      const booked = bookings[slot.time]?.[type];
      const { available, remaining } = slotAvailability(slot, date, booked, now);
      if (!available || remaining < guests) continue;
      const { time } = slot;
      const isInOther =
        preferredLanguage && languageProblem({ time, language: booked?.language }, preferredLanguage);
      if (isInOther) continue;
      return { date, slot, remaining };
    }
  }
  return undefined;
}
