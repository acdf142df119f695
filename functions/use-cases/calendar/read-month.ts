import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosureStore } from '#functions/stores/bookings/closures.ts';
import type { DaySummaries } from '#functions/stores/bookings/day-summaries.ts';
import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { firstOfMonth, type Month, monthAfter } from '#shared/calendar/month.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { addDays, type Clock, daysBetween } from '#shared/values/port-vila-time.ts';
import { calendarDay } from './calendar-day.ts';

export interface ReadMonthDeps {
  readonly summaries: Pick<DaySummaries, 'of'>;
  readonly closures: Pick<ClosureStore, 'between'>;
  readonly edits: Pick<CalendarEditStore, 'between'>;
  readonly people: Pick<PeopleStore, 'list'>;
  readonly clock: Clock;
}

/** The days of a month, in order; bookings are counted from today to the last bookable day. */
export async function readMonth(
  { summaries, closures, edits, people, clock }: ReadMonthDeps,
  month: Month,
): Promise<readonly CalendarDay[]> {
  const now = clock();
  const first = firstOfMonth(month);
  const last = addDays(firstOfMonth(monthAfter(month, 1)), -1);
  const window = bookingWindow(now);
  const booked = tourDaysIn({ first, last }).filter((date) => date >= window.first && date <= window.last);
  const [edited, closed, starts, colleagues] = await Promise.all([
    edits.between(first, last),
    closures.between(first, last, true),
    summaries.of(booked),
    people.list(),
  ]);
  const nameOf = (person: string) => colleagues.find(({ id }) => id === person)?.name;
  const dates = Array.from({ length: daysBetween(first, last) + 1 }, (_, days) => addDays(first, days));
  return dates.map((date) =>
    calendarDay(
      {
        date,
        edit: edited.find((edit) => edit.date === date),
        closure: closed.find((closure) => closure.date === date),
        starts: starts.get(date) ?? [],
      },
      nameOf,
      now,
    ),
  );
}
