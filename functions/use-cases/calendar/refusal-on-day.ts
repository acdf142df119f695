import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import { type Calendar, listedCalendar } from '#shared/calendar/calendar.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import type { Refusal } from '#shared/problems/problems.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/**
 * The refusal of a tour on a day by a rule that reads the edited calendar. The edit of the day is read only if the listed
 * calendar refuses: starts that an edit removes are marked, and a booking's write fails on the mark.
 */
export async function refusalOnDay(
  edits: Pick<CalendarEditStore, 'find'>,
  date: CalendarDate,
  refusalBy: (calendar: Calendar) => Refusal | undefined,
): Promise<Refusal | undefined> {
  const listedRefusal = refusalBy(listedCalendar);
  if (listedRefusal?.reason !== 'closedDay' && listedRefusal?.reason !== 'notOnThisDay') return listedRefusal;
  const edit = await edits.find(date);
  return edit === undefined ? listedRefusal : refusalBy(calendarOfDay(date, edit));
}
