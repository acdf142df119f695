import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { firstOfMonth, type Month, monthAfter } from '#shared/calendar/month.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { addDays, type Clock, daysBetween } from '#shared/values/port-vila-time.ts';
import { type ReadDaysDeps, readDays } from '../closures/read-days.ts';
import { calendarDay } from './calendar-day.ts';

export interface ReadMonthDeps extends ReadDaysDeps {
  readonly edits: Pick<CalendarEditStore, 'between'>;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly clock: Clock;
}

/** The days of a month, in order; bookings are counted from today to the last bookable day. */
export async function readMonth(
  { edits, people, clock, ...deps }: ReadMonthDeps,
  month: Month,
): Promise<readonly CalendarDay[]> {
  const now = clock();
  const first = firstOfMonth(month);
  const last = addDays(firstOfMonth(monthAfter(month, 1)), -1);
  const window = bookingWindow(now);
  const booked = tourDaysIn({ first, last }).filter((date) => date >= window.first && date <= window.last);
  const [edited, closures, stored, colleagues] = await Promise.all([
    edits.between(first, last),
    deps.closures.between(first, last, true),
    readDays(deps, booked, false),
    people.list(),
  ]);
  const nameOf = (person: string) => colleagues.find(({ id }) => id === person)?.name;
  const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days));
  return dates.map((date) =>
    calendarDay(
      {
        date,
        edit: edited.find((edit) => edit.date === date),
        closure: closures.find((closure) => closure.date === date),
        slots: stored.find((day) => day.date === date)?.slots ?? [],
      },
      nameOf,
      now,
    ),
  );
}
