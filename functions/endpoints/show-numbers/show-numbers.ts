import type { UseCase } from '#functions/kernel/endpoint.ts';
import { bookingRetentionDays } from '#functions/stores/bookings/slot-item.ts';
import type { FiguresStore } from '#functions/stores/numbers/figures-store.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { type CountDaysDeps, countDays } from '#functions/use-cases/numbers/count-days.ts';
import type { showNumbers as contract } from '#shared/contracts/office/show-numbers.ts';
import { daysOf } from '#shared/numbers/periods.ts';
import { addDays, type Clock, dateOf } from '#shared/values/port-vila-time.ts';

interface Deps extends CountDaysDeps {
  readonly figures: Pick<FiguresStore, 'between'>;
  readonly clock: Clock;
}

/** Returns the figures of days: stored figures for settled days, otherwise figures counted from the bookings. */
export const showNumbers =
  (deps: Deps): UseCase<typeof contract> =>
  async ({ query: { from, to } }) => {
    const now = deps.clock();
    const today = dateOf(now);
    const storedFigures = await deps.figures.between(from, to);
    const requestedDates = daysOf({ first: from, last: to });
    const openDates = requestedDates.filter(
      (date) => !storedFigures.has(date) && date > addDays(today, -bookingRetentionDays),
    );
    const countedFigures = new Map((await countDays(deps, openDates)).map((day) => [day.date, day]));
    return {
      success: true,
      now: epochSeconds(now),
      days: requestedDates.flatMap((date) => storedFigures.get(date) ?? countedFigures.get(date) ?? []),
    };
  };
