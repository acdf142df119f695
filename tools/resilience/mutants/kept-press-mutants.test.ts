import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { keptPressMutants } from './kept-press-mutants.ts';
import { findingsOnMutant } from './with-mutant.ts';

let harness: Harness;
beforeAll(async () => {
  // These scenarios have no time limits.
  harness = await startHarness({ workersPerFunction: 2, warm: false });
});
afterAll(async () => {
  await harness.stop();
});

test.runIf(isFullRun).each(keptPressMutants.map((mutant) => [mutant.id, mutant] as const))(
  'the scenarios of kept presses detect the mutation: %s',
  { timeout: scenarioTimeout },
  async (_, mutant) => {
    expect(await findingsOnMutant(harness, mutant)).not.toEqual([]);
  },
);
