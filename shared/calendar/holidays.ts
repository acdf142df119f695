import { easter } from 'date-easter';
import { addDays, byDate, type CalendarDate, calendarDateFrom, weekdayOf } from '../values/port-vila-time.ts';

/** A closed day with its display name. */
export interface Holiday {
  readonly date: CalendarDate;
  readonly name: string;
}

const fixedHolidays: readonly (readonly [monthAndDay: string, name: string])[] = [
  ['01-01', "New Year's Day"],
  ['02-21', 'Father Walter Lini Day'],
  ['03-05', "Custom Chiefs' Day"],
  ['05-01', 'Labour Day'],
  ['07-24', "Children's Day"],
  ['07-30', 'Independence Day'],
  ['08-15', 'Assumption Day'],
  ['10-05', 'Constitution Day'],
  ['11-29', 'National Unity Day'],
  ['12-25', 'Christmas Day'],
  ['12-26', 'Family Day'],
];

/** Days relative to Easter Sunday. */
const movableHolidays: readonly (readonly [days: number, name: string])[] = [
  [-2, 'Good Friday'],
  [1, 'Easter Monday'],
  [39, 'Ascension Day'],
];

const isWeekend = (date: CalendarDate) => weekdayOf(date) === 0 || weekdayOf(date) === 6;

function easterSunday(year: number): CalendarDate {
  const { month, day } = easter(year);
  return calendarDateFrom(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);
}

function statutoryDays(year: number): Holiday[] {
  const fixed = fixedHolidays.map(([monthAndDay, name]) => ({
    date: calendarDateFrom(`${year}-${monthAndDay}`),
    name,
  }));
  const movable = movableHolidays.map(([days, name]) => ({ date: addDays(easterSunday(year), days), name }));
  return [...fixed, ...movable].sort(byDate);
}

/**
 * The public holidays of Vanuatu in a year, in order: the statutory list (Public Holidays Act, Cap. 114, as amended)
 * and, for each on a Sunday, the next free weekday.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const days = statutoryDays(year);
  const taken = new Set(days.map((day) => day.date));
  const observed = days
    .filter((day) => weekdayOf(day.date) === 0)
    .map((day) => {
      let date = addDays(day.date, 1);
      while (taken.has(date) || isWeekend(date)) date = addDays(date, 1);
      taken.add(date);
      return { date, name: `${day.name}, observed` };
    });
  return [...days, ...observed].sort(byDate);
}
