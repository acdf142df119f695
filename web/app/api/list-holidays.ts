import { bookingWindow } from '../../../shared/booking/booking-window.ts';
import { closedDayOn, closedDaysBetween } from '../../../shared/calendar/closed-days.ts';
import type { Holiday } from '../../../shared/calendar/holidays.ts';
import type { ReplyOf } from '../../../shared/contracts/contract.ts';
import type { listHolidays as contract } from '../../../shared/contracts/list-holidays.ts';
import {
  addMonths,
  type CalendarDate,
  dateOf,
  instantAt,
  minutesOf,
  parseCalendarDate,
} from '../../../shared/values/port-vila-time.ts';
import { siteLanguage } from '../content/frame/language.ts';
import { logInBrowser } from './browser-log.ts';
import { type Client, client as pageClient } from './client.ts';

const monthsListed = 3;

/** Same time of day three months later, by Port Vila's calendar. */
const threeMonthsAfter = (now: Date): Date => instantAt(addMonths(dateOf(now), monthsListed), minutesOf(now));

/**
 * Closed days of the next three months: public holidays, by their names on the page, and staff closures (specification
 * §7). Skips unreadable days.
 */
async function listHolidays(now: Date, client: Client = pageClient): Promise<readonly Holiday[]> {
  const { items } = await client<ReplyOf<typeof contract>>({
    endpoint: 'listHolidays',
    query: { timeMin: now.toISOString(), timeMax: threeMonthsAfter(now).toISOString() },
  });
  return items.flatMap((item) => {
    const { start } = item;
    const date = 'date' in start ? parseCalendarDate(start.date) : dayOf(start.dateTime);
    if (date === undefined) return [];
    // Folded by the build: pages in English carry none of the French.
    const reason = (siteLanguage === 'fr' && item.summaryFrench) || item.summary;
    return [{ date, name: closedDayOn(date)?.name ?? reason }];
  });
}

/** Date of an instant in Port Vila; undefined when it is invalid. */
const dayOf = (instant: string): CalendarDate | undefined =>
  Number.isNaN(Date.parse(instant)) ? undefined : dateOf(new Date(instant));

/** Fixed closed days only: shown until the list has loaded, or when it fails. */
export function fixedHolidays(now: Date): readonly Holiday[] {
  const { first, last } = bookingWindow(now);
  return closedDaysBetween(first, last);
}

/** `listHolidays`, or the fixed closed days when it fails (specification §7). Never throws. */
export async function listHolidaysOrFixed(now: Date, client?: Client): Promise<readonly Holiday[]> {
  try {
    return await listHolidays(now, client);
  } catch (problem) {
    logInBrowser('holidays-not-loaded', problem instanceof Error ? problem.message : undefined);
    return fixedHolidays(now);
  }
}
