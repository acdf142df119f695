import { expect, test } from 'vitest';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { isFullRun } from '#shared/full-run.testing.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { mutantModule } from '../mutants/mutant-module.ts';
import { storeMutants } from './mutants.ts';
import type { RaceStores } from './race-stores.ts';
import { runRace } from './run-race.ts';

interface Stores {
  readonly raceStores: RaceStores;
}

const table = testTable('all tests');

/** Same as the races run in `npm run resilience`. */
const maxSchedules = 2000;

test.runIf(isFullRun).each(storeMutants.map((mutant) => [mutant.id, mutant] as const))(
  'the races in the store of bookings detect the mutation: %s',
  { timeout: scenarioTimeout },
  async (id, mutant) => {
    const stores = await mutantModule<Stores>('tools/resilience/interleavings/race-stores.ts', mutant);
    const { findings, metrics } = await runRace(mutant.caughtBy, stores.raceStores, table, maxSchedules);
    reportMetrics(`mutant: ${id}`, { findings: findings.length, schedules: metrics.schedules ?? 0 });
    expect(findings).not.toEqual([]);
    // An invalid request would make any test fail.
    expect(findings.join()).not.toContain('ValidationException');
  },
);
