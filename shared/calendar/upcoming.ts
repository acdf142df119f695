import { addMonths, type CalendarDate, dateOf } from '../values/port-vila-time.ts';
import type { Holiday } from './holidays.ts';
import { islandsNightsOf } from './islands-night.ts';

/** A line of the list beside the calendar. */
export interface UpcomingDay {
  readonly date: CalendarDate;
  readonly name: string;
  readonly kind: 'closed' | 'event';
}

/** Longest list of holidays and events (specification §2, §9). */
const mostUpcomingDays = 10;

/** What is coming within the booking window: closed days (as served) and Islands Nights, in order, at most ten. */
export function upcomingDays(now: Date, closedDays: readonly Holiday[]): readonly UpcomingDay[] {
  const today = dateOf(now);
  const last = addMonths(today, 3);
  const year = Number(today.slice(0, 4));
  const nights = [...islandsNightsOf(year), ...islandsNightsOf(year + 1)].filter(
    (night) => night.endsAt > now,
  );
  return [
    ...closedDays.map(({ date, name }) => ({ date, name, kind: 'closed' as const })),
    ...nights.map(({ date, name }) => ({ date, name, kind: 'event' as const })),
  ]
    .filter((day) => day.date >= today && day.date <= last)
    .sort((a, b) => a.date.localeCompare(b.date))
    .slice(0, mostUpcomingDays);
}
