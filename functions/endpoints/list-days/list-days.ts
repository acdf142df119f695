import type { UseCase } from '#functions/kernel/endpoint.ts';
import { calendarDay } from '#functions/use-cases/calendar/calendar-day.ts';
import { type ReadDaysDeps, readDays } from '#functions/use-cases/calendar/read-days.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import type { listDays as contract } from '#shared/contracts/staff/list-days.ts';
import { daysListed } from '#shared/staff/parties/days-listed.ts';
import { addDays, dateOf } from '#shared/values/port-vila-time.ts';

const noName = () => undefined;

/** Lists the coming days with their figures. Only days that have changed since they were last listed are read. */
export const listDays =
  (deps: ReadDaysDeps): UseCase<typeof contract> =>
  async () => {
    const now = deps.clock();
    const first = dateOf(now);
    const stored = await readDays(deps, first, addDays(first, daysListed - 1));
    return {
      success: true,
      days: stored.map((day) => {
        const { date, guests, closedStarts } = calendarDay(day, noName, now);
        return {
          date,
          guests,
          closedStarts,
          ships: shipsByEdit(day.date, day.edit).map(({ date: _, ...hours }) => hours),
          ...(day.closure && { closedFor: day.closure.name }),
        };
      }),
    };
  };
