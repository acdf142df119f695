import type { NameOnSite } from '../site/name-on-site.ts';
import { addMonths, byDate, type CalendarDate, dateOf } from '../values/port-vila-time.ts';
import type { DayEdit } from './day-edit.ts';
import type { Holiday } from './holidays.ts';
import { eveningsOf, hoursOf } from './islands-night.ts';
import type { Hours } from './opening-week.ts';

/** An entry of the list next to the calendar. */
export interface UpcomingDay extends NameOnSite {
  readonly date: CalendarDate;
  readonly kind: 'closed' | 'event';
  /** Hours of an evening. */
  readonly hours?: Hours;
}

/** Maximum number of closed days listed (specification §2, §9); evening events are extra. */
const maxClosedDays = 10;

/** Closed days (at most ten) and evenings within the booking window, in order. */
export function upcomingDays(
  now: Date,
  closedDays: readonly Holiday[],
  edits: readonly DayEdit[] = [],
): readonly UpcomingDay[] {
  const today = dateOf(now);
  const last = addMonths(today, 3);
  const year = Number(today.slice(0, 4));
  const isInWindow = ({ date }: { date: CalendarDate }) => date >= today && date <= last;
  const nights = eveningsOf([year, year + 1], edits).filter(
    (night) => night.endsAt > now && isInWindow(night),
  );
  const closed = closedDays.filter(isInWindow).sort(byDate).slice(0, maxClosedDays);
  return [
    ...closed.map((day) => ({ ...day, kind: 'closed' as const })),
    ...nights.map(({ startsAt, endsAt, priceVuv: _, ...night }) => ({
      ...night,
      kind: 'event' as const,
      hours: hoursOf({ startsAt, endsAt }),
    })),
  ].sort(byDate);
}
