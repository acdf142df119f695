import { bookingWindow } from '#shared/booking/booking-window.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import { closedDayOn, closedDaysBetween } from '#shared/calendar/closed-days.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import { calendarFrom } from '#shared/calendar/edited-calendar.ts';
import type { Holiday } from '#shared/calendar/holidays.ts';
import { nameOnSite } from '#shared/site/name-on-site.ts';
import {
  addMonths,
  type CalendarDate,
  dateOf,
  instantAt,
  minutesOf,
  parseCalendarDate,
} from '#shared/values/port-vila-time.ts';
import { logInBrowser } from './browser-log.ts';
import { type Client, client as pageClient } from './client.ts';

const monthsListed = 3;

/** Same time of day three months later, by Port Vila's calendar. */
const threeMonthsAfter = (now: Date): Date => instantAt(addMonths(dateOf(now), monthsListed), minutesOf(now));

/** The calendar of the next three months, with the lists that it is built from. */
export interface KnownDays extends Calendar {
  readonly closedDays: readonly Holiday[];
  /** Edits by managers, which override the files. */
  readonly edits: readonly DayEdit[];
}

/** @param closedDays all closed days, including those of the files */
export const knownDays = (closedDays: readonly Holiday[], edits: readonly DayEdit[]): KnownDays => ({
  closedDays,
  edits,
  ...calendarFrom(closedDays, edits),
});

/**
 * Closed days of the next three months: public holidays, by their names on the page, and staff closures (specification
 * §7), with the edits of managers. Skips unreadable days.
 */
async function listHolidays(now: Date, client: Client = pageClient): Promise<KnownDays> {
  const { items, edits = [] } = await client('listHolidays', {
    query: { timeMin: now.toISOString(), timeMax: threeMonthsAfter(now).toISOString() },
  });
  const closedDays = items.flatMap((item) => {
    const { start } = item;
    const date = 'date' in start ? parseCalendarDate(start.date) : dayOf(start.dateTime);
    if (date === undefined) return [];
    const listedDay = closedDayOn(date);
    return [
      listedDay ? { date, name: listedDay.name } : { date, ...nameOnSite(item.summary, item.summaryFrench) },
    ];
  });
  return knownDays(
    closedDays,
    edits.map((edit) => ({ ...edit, date: edit.date as CalendarDate })),
  );
}

/** Date of an instant in Port Vila; undefined when it is invalid. */
const dayOf = (instant: string): CalendarDate | undefined =>
  Number.isNaN(Date.parse(instant)) ? undefined : dateOf(new Date(instant));

/** Fixed closed days only: shown until the list has loaded, or if it fails to load. */
export function fixedHolidays(now: Date): KnownDays {
  const { first, last } = bookingWindow(now);
  return knownDays(closedDaysBetween(first, last), []);
}

/** `listHolidays`, or the fixed closed days when it fails (specification §7). Never throws. */
export async function listHolidaysOrFixed(now: Date, client?: Client): Promise<KnownDays> {
  try {
    return await listHolidays(now, client);
  } catch (problem) {
    logInBrowser('holidays-not-loaded', problem instanceof Error ? problem.message : undefined);
    return fixedHolidays(now);
  }
}

const recentMs = 10_000;
let recentRequest: { readonly sentAt: number; readonly days: Promise<KnownDays> } | undefined;

/**
 * Shares one request among parts of a page that need the list at the same time. A correction of the clock, in either
 * direction, requests it again.
 */
export function recentDays(now: Date): Promise<KnownDays> {
  if (recentRequest === undefined || Math.abs(now.getTime() - recentRequest.sentAt) > recentMs)
    recentRequest = { sentAt: now.getTime(), days: listHolidaysOrFixed(now) };
  return recentRequest.days;
}
