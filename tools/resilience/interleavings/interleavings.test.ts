import { expect, test } from 'vitest';
import { testTable } from '#functions/stores/table/table-content.testing.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import { scenarioCounts as counts, scenarioTimeout } from '../harness/scenario.ts';
import { raceStores } from './race-stores.ts';
import { type RaceName, races } from './races.ts';
import { runRace } from './run-race.ts';

const table = testTable('all tests');

test.each(Object.keys(races) as RaceName[])(
  'the store of bookings stays consistent in every interleaving when %s',
  { timeout: scenarioTimeout },
  async (race) => {
    const { findings, metrics } = await runRace(race, raceStores, table, counts.schedules);
    reportMetrics(race, metrics);
    expect(findings).toEqual([]);
  },
);
