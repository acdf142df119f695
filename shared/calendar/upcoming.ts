import { addMonths, byDate, type CalendarDate, dateOf } from '../values/port-vila-time.ts';
import type { Holiday } from './holidays.ts';
import { islandsNightsOf } from './islands-night.ts';

/** A line of the list beside the calendar. */
export interface UpcomingDay {
  readonly date: CalendarDate;
  readonly name: string;
  readonly kind: 'closed' | 'event';
}

/** Most closed days that are listed (specification §2, §9); evening events come on top. */
const mostClosedDays = 10;

/** What is coming within the booking window, in order: closed days (as served), at most ten, and Islands Nights. */
export function upcomingDays(now: Date, closedDays: readonly Holiday[]): readonly UpcomingDay[] {
  const today = dateOf(now);
  const last = addMonths(today, 3);
  const year = Number(today.slice(0, 4));
  const isComing = ({ date }: { date: CalendarDate }) => date >= today && date <= last;
  const nights = [...islandsNightsOf(year), ...islandsNightsOf(year + 1)].filter(
    (night) => night.endsAt > now && isComing(night),
  );
  const closed = closedDays.filter(isComing).sort(byDate).slice(0, mostClosedDays);
  return [
    ...closed.map(({ date, name }) => ({ date, name, kind: 'closed' as const })),
    ...nights.map(({ date, name }) => ({ date, name, kind: 'event' as const })),
  ].sort(byDate);
}
