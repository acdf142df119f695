import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosedDay, ClosureStore } from '#functions/stores/bookings/closures.ts';
import { remainingClosedDays } from '#shared/calendar/edited-calendar.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { listHolidays as contract } from '#shared/contracts/guests/list-holidays.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export interface HolidaysDeps {
  readonly closures: Pick<ClosureStore, 'between'>;
  readonly edits: Pick<CalendarEditStore, 'between'>;
}

/** Reads public holidays, listed closures and closures by staff, in order of date, with the edits by managers. */
export async function holidaysBetween(
  deps: HolidaysDeps,
  first: CalendarDate,
  last: CalendarDate,
): Promise<ReplyOf<typeof contract>> {
  const [closed, edits] = await Promise.all([
    deps.closures.between(first, last),
    deps.edits.between(first, last),
  ]);
  const days: ClosedDay[] = [...remainingClosedDays(first, last, edits), ...closed];
  const shownEdits = edits.flatMap(({ date, opening, ships, evening }) =>
    opening !== undefined || ships !== undefined || evening !== undefined
      ? [{ date, opening, ships, evening }]
      : [],
  );
  return {
    items: days
      .sort((a, b) => a.date.localeCompare(b.date))
      .map(({ date, name, nameFrench }) => ({
        start: { date },
        summary: name,
        ...(nameFrench !== undefined && { summaryFrench: nameFrench }),
      })),
    ...(shownEdits.length > 0 && { edits: shownEdits }),
  };
}
