import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosureStore } from '#functions/stores/bookings/closures.ts';
import type { DaySummaries } from '#functions/stores/bookings/day-summaries.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { addDays, type CalendarDate, type Clock, daysBetween } from '#shared/values/port-vila-time.ts';
import type { StoredDayState } from './calendar-day.ts';

export interface ReadDaysDeps {
  readonly summaries: Pick<DaySummaries, 'read'>;
  readonly closures: Pick<ClosureStore, 'between'>;
  readonly edits: Pick<CalendarEditStore, 'between'>;
  readonly clock: Clock;
}

/**
 * Reads the days from `first` to `last`, both inclusive, in order. Bookings are counted from today to the last bookable
 * day.
 */
export async function readDays(
  { summaries, closures, edits, clock }: ReadDaysDeps,
  first: CalendarDate,
  last: CalendarDate,
): Promise<readonly StoredDayState[]> {
  const window = bookingWindow(clock());
  const bookableDates = tourDaysIn({ first, last }).filter(
    (date) => date >= window.first && date <= window.last,
  );
  const [edited, closed, starts] = await Promise.all([
    edits.between(first, last),
    closures.between(first, last, true),
    summaries.read(bookableDates),
  ]);
  const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days));
  return dates.map((date) => ({
    date,
    edit: edited.find((edit) => edit.date === date),
    closure: closed.find((closure) => closure.date === date),
    starts: starts.get(date) ?? [],
  }));
}
