import { addMonths, byDate, type CalendarDate, dateOf } from '../values/port-vila-time.ts';
import type { DayEdit } from './day-edit.ts';
import type { Holiday } from './holidays.ts';
import { eveningsOf, hoursOf, type IslandsNight } from './islands-night.ts';
import type { Hours } from './opening-week.ts';

/** An entry of the list next to the calendar. */
export interface UpcomingDay {
  readonly date: CalendarDate;
  readonly name: string;
  readonly kind: 'closed' | 'event';
  /** Of an evening. */
  readonly hours?: Hours;
  readonly isNamedInEnglish?: true;
}

/** Maximum of closed days listed (specification §2, §9); evening events are extra. */
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
  const isComing = ({ date }: { date: CalendarDate }) => date >= today && date <= last;
  const nights = eveningsOf([year, year + 1], edits).filter((night) => night.endsAt > now && isComing(night));
  const closed = closedDays.filter(isComing).sort(byDate).slice(0, maxClosedDays);
  return [
    ...closed.map(({ date, name }) => ({ date, name, kind: 'closed' as const })),
    ...nights.map(eveningIn),
  ].sort(byDate);
}

const eveningIn = (night: IslandsNight): UpcomingDay => ({
  date: night.date,
  name: night.name,
  kind: 'event',
  hours: hoursOf(night),
  ...(night.isNamedInEnglish && { isNamedInEnglish: true }),
});
