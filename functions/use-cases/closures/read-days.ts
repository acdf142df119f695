import type { ClosureStore } from '#functions/stores/bookings/closures.ts';
import type { DayStore } from '#functions/stores/bookings/days.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { StoredDay } from './day-plan.ts';

export interface ReadDaysDeps {
  readonly days: Pick<DayStore, 'slots' | 'archived'>;
  readonly closures: Pick<ClosureStore, 'between'>;
}

const daysAtOnce = 8;

/**
 * Reads days with their closures, in order.
 *
 * @param dates the days, in order
 * @param withArchive whether to include cancelled bookings that have left their slots
 */
export async function readDays(
  { days, closures }: ReadDaysDeps,
  dates: readonly CalendarDate[],
  withArchive: boolean,
): Promise<readonly StoredDay[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const closed = new Map((await closures.between(first, last, true)).map(({ date, name }) => [date, name]));
  const readDay = async (date: CalendarDate): Promise<StoredDay> => {
    const slots = await days.slots(date);
    // The archive is read after the slots, so that a booking that moves there in between is found.
    const archived = withArchive ? await days.archived(date) : [];
    return { date, slots, archived, closedFor: closed.get(date) };
  };
  const storedDays: StoredDay[] = [];
  for (let start = 0; start < dates.length; start += daysAtOnce) {
    storedDays.push(...(await Promise.all(dates.slice(start, start + daysAtOnce).map(readDay))));
  }
  return storedDays;
}
