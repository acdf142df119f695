import type { StoredEdit } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosedDay } from '#functions/stores/bookings/closures.ts';
import type { StartSummary } from '#functions/stores/bookings/day-summaries.ts';
import { openingOf, startsByCalendar } from '#shared/booking/day-opening.ts';
import { slotOf } from '#shared/booking/slots.ts';
import { startOf } from '#shared/booking/start-and-end.ts';
import { closedDayOn } from '#shared/calendar/closed-days.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { dayDigest } from './day-digest.ts';

/** The stored state of a day. */
export interface StoredDayState {
  readonly date: CalendarDate;
  readonly edit: StoredEdit | undefined;
  readonly closure: ClosedDay | undefined;
  /** Empty for days without bookings. */
  readonly starts: readonly StartSummary[];
}

/** A day of the calendar, as managers see it. */
export function calendarDay(
  { date, edit, closure, starts }: StoredDayState,
  nameOf: (person: string) => string | undefined,
  now: Date,
): CalendarDay {
  const calendar = calendarOfDay(date, edit, closure ? [closure] : []);
  const offered = startsByCalendar(date, calendar);
  const isOffered = ({ time, type }: StartSummary) => offered.includes(slotOf(time, type));
  const closedFor = closure?.name ?? (calendar.isClosed(date) ? closedDayOn(date)?.name : undefined);
  return {
    date,
    opening: openingOf(date, calendar),
    ...(closedFor !== undefined && { closedFor }),
    isClosedByStaff: closure !== undefined,
    seen: dayDigest(edit, closure),
    guests: sumOf(starts.map(({ guests }) => guests)),
    closedStarts: starts.filter((start) => start.isClosed && isOffered(start)).length,
    pendingNotifications: sumOf(
      starts
        .filter((start) => !isOffered(start) && startOf(date, start.time) > now)
        .map(({ toCancel }) => toCancel),
    ),
    ...(edit && { edit: toShownEdit(edit, nameOf) }),
  };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function toShownEdit(
  { opening, ships, evening, at, by }: StoredEdit,
  nameOf: (person: string) => string | undefined,
): NonNullable<CalendarDay['edit']> {
  const name = nameOf(by.person);
  return { opening, ships, evening, at, ...(name !== undefined && { by: name }) };
}
