import type { StoredEdit } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosedDay } from '#functions/stores/bookings/closures.ts';
import type { DaySlot } from '#functions/stores/bookings/days.ts';
import { openingOf, startsByCalendar } from '#shared/booking/day-opening.ts';
import { slotOf, timetableOf } from '#shared/booking/slots.ts';
import { closedDayOn } from '#shared/calendar/closed-days.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { dayPlan } from '../closures/day-plan.ts';
import { seenOf } from './seen.ts';

interface StoredOfDay {
  readonly date: CalendarDate;
  readonly edit: StoredEdit | undefined;
  readonly closure: ClosedDay | undefined;
  /** Empty for days without bookings. */
  readonly slots: readonly DaySlot[];
}

/** A day as managers see it. */
export function calendarDay(
  { date, edit, closure, slots }: StoredOfDay,
  nameOf: (person: string) => string | undefined,
  now: Date,
): CalendarDay {
  const calendar = calendarOfDay(date, edit, closure ? [closure] : []);
  const starts = startsByCalendar(date, calendar);
  const isStart = ({ time, type }: DaySlot) => starts.includes(slotOf(time, type));
  const closedFor = closure?.name ?? (calendar.isClosed(date) ? closedDayOn(date)?.name : undefined);
  const notOffered = timetableOf(date).filter((slot) => !starts.includes(slot));
  const plan = dayPlan(
    { date, slots, archived: [], closedFor },
    { slots: notOffered, reasons: { English: '', French: '' } },
    now,
  );
  return {
    date,
    opening: openingOf(date, calendar),
    ...(closedFor !== undefined && { closedFor }),
    isClosedByStaff: closure !== undefined,
    seen: seenOf(edit, closure),
    guests: slots.reduce((sum, { guests }) => sum + guests, 0),
    closedStarts: slots.filter((slot) => slot.closed !== undefined && isStart(slot)).length,
    pendingNotifications: plan.toNotify.length,
    ...(edit && { edit: shownEdit(edit, nameOf) }),
  };
}

function shownEdit(
  { opening, ships, evening, at, by }: StoredEdit,
  nameOf: (person: string) => string | undefined,
): NonNullable<CalendarDay['edit']> {
  const name = nameOf(by.person);
  return { opening, ships, evening, at, ...(name !== undefined && { by: name }) };
}
