import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDateFrom,
  weekdayOf,
} from '../values/port-vila-time.ts';
import { sumFigures } from './add-figures.ts';
import type { DayFigures, Figures } from './figures.ts';

export const periodKinds = ['day', 'week', 'month'] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** A day, a week from Monday to Sunday, or a month, in Port Vila. Both days inclusive. */
export interface Period {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

export interface PeriodFigures extends Period {
  readonly figures: Figures;
  /** Whether every day with figures that is not a Sunday was closed; false without such a day. */
  readonly isClosed: boolean;
  /** Days with a ship in port. */
  readonly shipDays: number;
  /** Whether the period has no figures: neither bookings nor a record of that time are stored. */
  readonly isUnknown: boolean;
}

/** Number of periods shown at a time: two weeks, a quarter, a year. */
const shownCounts: Readonly<Record<PeriodKind, number>> = { day: 14, week: 13, month: 12 };

/** Maximum days in one call for figures. Their bookings are at most a third of a megabyte. */
export const maxDays = 31;

const firstOf: Readonly<Record<PeriodKind, (date: CalendarDate) => CalendarDate>> = {
  day: (date) => date,
  // Monday is the first day: Sunday is 0.
  week: (date) => addDays(date, -((weekdayOf(date) + 6) % 7)),
  month: (date) => calendarDateFrom(`${date.slice(0, 7)}-01`),
};

const step: Readonly<Record<PeriodKind, (first: CalendarDate, count: number) => CalendarDate>> = {
  day: addDays,
  week: (first, count) => addDays(first, 7 * count),
  month: addMonths,
};

/** The periods up to the one that contains a day, in order. */
export function periodsUntil(kind: PeriodKind, end: CalendarDate): readonly Period[] {
  const current = firstOf[kind](end);
  return Array.from({ length: shownCounts[kind] }, (_, index) => {
    const first = step[kind](current, index + 1 - shownCounts[kind]);
    return { first, last: addDays(step[kind](first, 1), -1) };
  });
}

/** A day in the periods that are shown the given number of pages later, or earlier if negative. */
export const shiftByPages = (kind: PeriodKind, end: CalendarDate, times: number): CalendarDate =>
  step[kind](firstOf[kind](end), times * shownCounts[kind]);

/** The days from first to last, in order. */
export function daysOf({ first, last }: Period): readonly CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let date = first; date <= last; date = addDays(date, 1)) days.push(date);
  return days;
}

/** Splits a period into parts of at most `maxDays`, one for each call. */
export function callsFor({ first, last }: Period): readonly Period[] {
  const calls: Period[] = [];
  for (let from = first; from <= last; from = addDays(from, maxDays)) {
    const end = addDays(from, maxDays - 1);
    calls.push({ first: from, last: end < last ? end : last });
  }
  return calls;
}

/** Adds up the days of each period. */
export function byPeriod(periods: readonly Period[], days: readonly DayFigures[]): readonly PeriodFigures[] {
  return periods.map(({ first, last }) => {
    const periodDays = days.filter(({ date }) => date >= first && date <= last);
    const workdays = periodDays.filter(({ date }) => weekdayOf(calendarDateFrom(date)) !== 0);
    return {
      first,
      last,
      figures: sumFigures(periodDays),
      isClosed: workdays.length > 0 && workdays.every(({ isClosed }) => isClosed),
      shipDays: periodDays.filter(({ isShipDay }) => isShipDay).length,
      isUnknown: periodDays.length === 0,
    };
  });
}
