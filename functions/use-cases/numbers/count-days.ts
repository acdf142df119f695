import type { CalendarEditStore } from '#functions/stores/bookings/calendar-edits.ts';
import type { ClosureStore } from '#functions/stores/bookings/closures.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import type { RefusalStore } from '#functions/stores/numbers/language-refusals.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import { figuresOf } from '#shared/numbers/day-figures.ts';
import type { DayFigures } from '#shared/numbers/figures.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

export interface CountDaysDeps {
  readonly days: DayStore;
  readonly closures: Pick<ClosureStore, 'between'>;
  readonly edits: Pick<CalendarEditStore, 'between'>;
  readonly refusals: Pick<RefusalStore, 'between'>;
}

const daysAtOnce = 10;

/**
 * Computes the figures of days from their bookings. A day takes about 25 to 40 read units of a table that bookings need
 * too, so only a few are read concurrently.
 *
 * @param dates the days, in order
 */
export async function countDays(
  { days, closures, edits, refusals }: CountDaysDeps,
  dates: readonly CalendarDate[],
): Promise<readonly DayFigures[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const rangeReads = Promise.all([
    closures.between(first, last),
    edits.between(first, last),
    refusals.between(first, last),
  ]);
  const count = async (date: CalendarDate): Promise<DayFigures> => {
    const [slots, [closed, edited, refused]] = await Promise.all([days.slots(date), rangeReads]);
    // The archive is read after the slots, so that a booking that moves there in between is found.
    const archived = await days.archived(date);
    const edit = edited.find((stored) => stored.date === date);
    const closures = closed.filter((day) => day.date === date);
    return {
      date,
      isClosed: calendarOfDay(date, edit, closures).isClosed(date),
      isShipDay: shipsByEdit(date, edit).length > 0,
      ...figuresOf([...archived, ...slots.flatMap(({ bookings }) => bookings)], refused.get(date)),
    };
  };
  const figures: DayFigures[] = [];
  const rest = dates.entries();
  // The readers share the iterator: each takes the next day after it has finished one.
  const readNext = async () => {
    for (const [index, date] of rest) figures[index] = await count(date);
  };
  await Promise.all(Array.from({ length: daysAtOnce }, readNext));
  return figures;
}
