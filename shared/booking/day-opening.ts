import { type Calendar, listedCalendar } from '../calendar/calendar.ts';
import type { DayEdit } from '../calendar/day-edit.ts';
import { addMonths, type CalendarDate, dateOf, weekdayOf } from '../values/port-vila-time.ts';
import { type Slot, slotsOn, timetableOf } from './slots.ts';

/** How a day is open for tours; on Saturdays, `open` means from noon. */
export type Opening = 'open' | 'afternoon' | 'closed';

/** The starts of a day in its calendar, including those that staff have closed. */
export const startsByCalendar = (date: CalendarDate, calendar: Calendar): readonly Slot[] =>
  calendar.isClosed(date) ? [] : slotsOn(date, calendar.editOn(date));

export function openingOf(date: CalendarDate, calendar: Calendar): Opening {
  const starts = startsByCalendar(date, calendar);
  if (starts.length === 0) return 'closed';
  return starts.length < timetableOf(date).length ? 'afternoon' : 'open';
}

/**
 * The opening that an edit stores: none if the listed calendar gives the same one, and none for a day that staff close,
 * since that is stored as a closure.
 */
export function editedOpening(date: CalendarDate, requested: Opening | 'listed'): DayEdit['opening'] {
  if (requested === 'listed' || requested === 'closed') return undefined;
  const opening = weekdayOf(date) === 6 ? 'open' : requested;
  return opening === openingOf(date, listedCalendar) ? undefined : opening;
}

/** How many months ahead days can be edited. */
export const editableMonths = 12;

/** Why a day cannot be given this opening; undefined when it can. */
export function openingProblem(
  date: CalendarDate,
  requested: Opening | 'listed',
  now: Date,
): 'past' | 'too-far' | 'sunday' | undefined {
  if (date < dateOf(now)) return 'past';
  if (date > addMonths(dateOf(now), editableMonths)) return 'too-far';
  return weekdayOf(date) === 0 && (requested === 'open' || requested === 'afternoon') ? 'sunday' : undefined;
}
