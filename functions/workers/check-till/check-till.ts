import type { EventUseCase } from '#functions/kernel/worker.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { reportOwing } from '#functions/use-cases/kept-presses/report-owing.ts';
import { type OpenTillDeps, readTill } from '#functions/use-cases/till/open-till.ts';
import { reportImbalances } from '#functions/use-cases/till/report-imbalances.ts';
import type { DueEvent } from '#shared/events/due-event.ts';

/** Compares the payments in the parties' histories with the lines of Zs and X, and reports devices that owe presses. */
export const checkTill =
  (deps: Omit<OpenTillDeps, 'people'>): EventUseCase<DueEvent> =>
  async () => {
    // The function has no permission to read people, so before the first Z it reads only the last few days.
    const { imbalances, owing } = await readTill({ ...deps, people: { list: async () => [] } });
    reportImbalances(imbalances);
    reportOwing(owing, epochSeconds(deps.clock()));
    return 'handled';
  };
