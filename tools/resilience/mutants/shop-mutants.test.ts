import { afterAll, beforeAll, expect, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import type { consoleAt } from '#tools/staff-cli/console.testing.ts';
import { type Harness, startHarness } from '../harness/harness.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { shipAndRefund } from '../scenarios/shop/console-scenarios.ts';
import { mutantModule } from './mutant-module.ts';
import { consoleMutants, shopMutants } from './shop-mutants.ts';
import { findingsOnMutant, maxRuns } from './with-mutant.ts';

interface Consoles {
  readonly consoleAt: typeof consoleAt;
}

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(async () => {
  await harness.stop();
});

test.runIf(isFullRun).each(shopMutants.map((mutant) => [mutant.id, mutant] as const))(
  'the scenarios of the shop detect the mutation: %s',
  { timeout: scenarioTimeout },
  async (_, mutant) => {
    expect(await findingsOnMutant(harness, mutant)).not.toEqual([]);
  },
);

test.runIf(isFullRun).each(consoleMutants.map((mutant) => [mutant.id, mutant] as const))(
  'the scenario of shipping and refunding detects the mutation: %s',
  { timeout: scenarioTimeout },
  async (id, mutant) => {
    const { consoleAt } = await mutantModule<Consoles>('tools/staff-cli/console.testing.ts', mutant);
    const { findings } = await shipAndRefund(harness, maxRuns, consoleAt);
    reportMetrics(`mutant: ${id}`, { findings: findings.length });
    expect(findings).not.toEqual([]);
  },
);
