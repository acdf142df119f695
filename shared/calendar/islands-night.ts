import { type NameOnSite, nameOnSite } from '../site/name-on-site.ts';
import {
  addDays,
  addMonths,
  byDate,
  type CalendarDate,
  calendarDateFrom,
  instantAt,
  minutesOf,
  weekdayOf,
} from '../values/port-vila-time.ts';
import type { DayEdit } from './day-edit.ts';
import { halloweenNight, islandsNight } from './day-names.ts';
import { eveningHours, type Hours } from './opening-week.ts';

/**
 * An evening with free admission: by default the last Friday of the month, except in December, 18:00 to 22:00 in Port
 * Vila (specification §9).
 */
export interface IslandsNight extends NameOnSite {
  readonly date: CalendarDate;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly priceVuv: 0;
}

const announcedDates: Readonly<Record<number, readonly string[]>> = {
  2025: [
    '2025-01-31',
    '2025-02-28',
    '2025-03-28',
    '2025-04-25',
    '2025-05-30',
    '2025-06-27',
    '2025-07-25',
    '2025-08-29',
    '2025-09-26',
    '2025-10-31',
    '2025-11-28',
  ],
};

/** The last year with announced dates; later ones are computed. */
export const lastAnnouncedYear = Math.max(...Object.keys(announcedDates).map(Number));

function lastFriday(year: number, month: number): CalendarDate {
  const firstOfMonth = calendarDateFrom(`${year}-${String(month).padStart(2, '0')}-01`);
  let date = addDays(addMonths(firstOfMonth, 1), -1);
  while (weekdayOf(date) !== 5) date = addDays(date, -1);
  return date;
}

/** Every Islands Night of a year: the announced dates, otherwise the last Fridays of January to November. */
export function islandsNightsOf(year: number): readonly IslandsNight[] {
  const dates =
    announcedDates[year]?.map(calendarDateFrom) ??
    Array.from({ length: 11 }, (_, index) => lastFriday(year, index + 1));
  return dates.map((date) => ({
    date,
    name: date.slice(5, 7) === '10' ? halloweenNight : islandsNight,
    startsAt: instantAt(date, eveningHours.from),
    endsAt: instantAt(date, eveningHours.until),
    priceVuv: 0,
  }));
}

/** The evenings of some years, with the managers' edits, in order. */
export function eveningsOf(years: readonly number[], edits: readonly DayEdit[]): readonly IslandsNight[] {
  const edited = edits.filter(
    ({ date, evening }) => evening !== undefined && years.includes(Number(date.slice(0, 4))),
  );
  return [
    ...years.flatMap(islandsNightsOf).filter((night) => !edited.some(({ date }) => date === night.date)),
    ...edited.flatMap(({ date, evening }): IslandsNight[] =>
      evening
        ? [
            {
              date,
              ...nameOnSite(evening.name, evening.nameFrench),
              startsAt: instantAt(date, evening.fromMinutes),
              endsAt: instantAt(date, evening.untilMinutes),
              priceVuv: 0,
            },
          ]
        : [],
    ),
  ].sort(byDate);
}

/** Start and end in minutes since midnight in Port Vila. */
export const hoursOf = ({ startsAt, endsAt }: Pick<IslandsNight, 'startsAt' | 'endsAt'>): Hours => ({
  from: minutesOf(startsAt),
  until: minutesOf(endsAt),
});
