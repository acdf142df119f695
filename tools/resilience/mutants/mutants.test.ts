import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { mutants } from './mutants.ts';
import { findingsOnMutant } from './with-mutant.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.stop();
});

test.runIf(isFullRun).each(mutants.map((mutant) => [mutant.id, mutant] as const))(
  'the resilience scenarios detect the mutation: %s',
  { timeout: scenarioTimeout },
  async (_, mutant) => {
    expect(await findingsOnMutant(harness, mutant)).not.toEqual([]);
  },
);
