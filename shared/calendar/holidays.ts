import type { NameOnSite } from '../site/name-on-site.ts';
import { addDays, byDate, type CalendarDate, calendarDateFrom, weekdayOf } from '../values/port-vila-time.ts';
import { fixedHolidays, movableHolidays, observed } from './day-names.ts';
import { easterSunday } from './easter.ts';

/** A closed day with its display name. */
export interface Holiday extends NameOnSite {
  readonly date: CalendarDate;
}

const isWeekend = (date: CalendarDate) => weekdayOf(date) === 0 || weekdayOf(date) === 6;

function statutoryDays(year: number): Holiday[] {
  const fixedDates = Object.entries(fixedHolidays).map(([monthAndDay, name]) => ({
    date: calendarDateFrom(`${year}-${monthAndDay}`),
    name,
  }));
  const movable = Object.entries(movableHolidays).map(([days, name]) => ({
    date: addDays(easterSunday(year), Number(days)),
    name,
  }));
  return [...fixedDates, ...movable].sort(byDate);
}

/**
 * The public holidays of Vanuatu in a year, in order: the statutory list (Public Holidays Act, Cap. 114, as amended)
 * and, for each that falls on a Sunday, the next free weekday.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const days = statutoryDays(year);
  const takenDates = new Set(days.map((day) => day.date));
  const observedDays = days
    .filter((day) => weekdayOf(day.date) === 0)
    .map((day) => {
      let date = addDays(day.date, 1);
      while (takenDates.has(date) || isWeekend(date)) date = addDays(date, 1);
      takenDates.add(date);
      return { date, name: observed(day.name) };
    });
  return [...days, ...observedDays].sort(byDate);
}
