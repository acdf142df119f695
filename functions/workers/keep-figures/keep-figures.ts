import type { EventUseCase } from '#functions/kernel/worker.ts';
import { bookingRetentionDays } from '#functions/stores/bookings/slot-item.ts';
import type { FiguresStore } from '#functions/stores/numbers/figures-store.ts';
import { type CountDaysDeps, countDays } from '#functions/use-cases/numbers/count-days.ts';
import type { DueEvent } from '#shared/events/due-event.ts';
import { isSettled } from '#shared/numbers/day-figures.ts';
import { daysOf, maxDays } from '#shared/numbers/periods.ts';
import { addDays, type Clock, dateOf } from '#shared/values/port-vila-time.ts';

interface Deps extends CountDaysDeps {
  readonly figures: Pick<FiguresStore, 'between' | 'store'>;
  readonly clock: Clock;
}

/**
 * Stores the figures of every settled day whose bookings still exist: normally one day a night, and after an outage or
 * the first deployment the missing days, oldest first, up to the limit of one run. It needs no record of its runs. The
 * figures outlast the bookings.
 */
export const keepFigures =
  (deps: Deps): EventUseCase<DueEvent> =>
  async () => {
    const today = dateOf(deps.clock());
    const days = daysOf({ first: addDays(today, 1 - bookingRetentionDays), last: today });
    const settledDays = days.filter((date) => isSettled(date, today));
    const storedFigures = await deps.figures.between(settledDays[0] ?? today, settledDays.at(-1) ?? today);
    const missingDays = settledDays.filter((date) => !storedFigures.has(date)).slice(0, maxDays);
    for (const day of await countDays(deps, missingDays)) await deps.figures.store(day);
    return missingDays.length > 0 ? 'handled' : 'skipped';
  };
