import type { EventUseCase } from '#functions/kernel/worker.ts';
import { type OpenTillDeps, readTill } from '#functions/use-cases/till/open-till.ts';
import { reportImbalances } from '#functions/use-cases/till/report-imbalances.ts';
import type { DueEvent } from '#shared/events/due-event.ts';

/** Compares the payments in the histories of the parties with the lines of Zs and X; writes nothing. */
export const checkTill =
  (deps: Omit<OpenTillDeps, 'people'>): EventUseCase<DueEvent> =>
  async () => {
    // Before the first Z it reads only the last days: it has no permission to read people.
    const { imbalances } = await readTill({ ...deps, people: { list: async () => [] } });
    reportImbalances(imbalances);
    return 'handled';
  };
