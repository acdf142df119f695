import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosureStore } from '#functions/stores/bookings/closures.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import type { ClosedOn } from '#shared/calendar/opening-hours.ts';
import { addDays, type Clock, dateOf } from '#shared/values/port-vila-time.ts';

export interface ClosedDaysDeps {
  readonly closures: Pick<ClosureStore, 'between'>;
  readonly edits: Pick<CalendarEditStore, 'between'>;
  readonly clock: Clock;
}

/** The days back and ahead for which closures and edits are read: an enquiry waits for days, not for months. */
const readSpan = { back: 45, ahead: 15 };

/** Reads the days on which no answer is due: holidays that managers have not opened, and days that staff have closed. */
export async function readClosedDays({ closures, edits, clock }: ClosedDaysDeps): Promise<ClosedOn> {
  const today = dateOf(clock());
  const [first, last] = [addDays(today, -readSpan.back), addDays(today, readSpan.ahead)];
  const [closed, edited] = await Promise.all([closures.between(first, last), edits.between(first, last)]);
  return (date) =>
    calendarOfDay(
      date,
      edited.find((edit) => edit.date === date),
      closed.filter((day) => day.date === date),
    ).isClosed(date);
}
