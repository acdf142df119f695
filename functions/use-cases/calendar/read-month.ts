import type { PeopleStore } from '#functions/stores/staff/people.ts';
import { firstOfMonth, type Month, monthAfter } from '#shared/calendar/month.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { addDays } from '#shared/values/port-vila-time.ts';
import { calendarDay } from './calendar-day.ts';
import { type ReadDaysDeps, readDays } from './read-days.ts';

export interface ReadMonthDeps extends ReadDaysDeps {
  readonly people: Pick<PeopleStore, 'list'>;
}

/** Reads the days of a month, in order. Bookings are counted from today to the last bookable day. */
export async function readMonth(deps: ReadMonthDeps, month: Month): Promise<readonly CalendarDay[]> {
  const first = firstOfMonth(month);
  const last = addDays(firstOfMonth(monthAfter(month, 1)), -1);
  const [days, colleagues] = await Promise.all([readDays(deps, first, last), deps.people.list()]);
  const nameOf = (person: string) => colleagues.find(({ id }) => id === person)?.name;
  const now = deps.clock();
  return days.map((day) => calendarDay(day, nameOf, now));
}
