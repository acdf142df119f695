import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { isFullRun } from '#shared/full-run.testing.ts';
import { type Harness, startHarness } from './harness.ts';
import { reportMetrics } from './report-metrics.ts';
import { type ScenarioResult, scenarioTimeout } from './scenario.ts';

type Group = Readonly<Record<string, (harness: Harness) => Promise<ScenarioResult>>>;

/** Scenarios by name, in groups. */
export type Scenarios = Readonly<Record<string, Group>>;

/** Scenarios that only `npm run resilience` runs. */
export const onlyInFull = (group: Group): Group => (isFullRun ? group : {});

/**
 * Turns each scenario into a test, with one harness for each file. A file takes a minute at most, which keeps all
 * cores busy until the end.
 *
 * @param prepare runs before the first scenario
 * @returns access to the harness for further tests of the file
 */
export function runScenarios(
  scenarios: Scenarios,
  prepare?: (harness: Harness) => Promise<unknown>,
): () => Harness {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
    await prepare?.(harness);
  });
  afterEach(async () => {
    harness.break([]);
    await harness.waitUntilIdle();
  });
  afterAll(async () => {
    await harness.stop();
  });

  describe.each(Object.entries(scenarios))('%s', (_, group) => {
    test.each(Object.entries(group))('%s', { timeout: scenarioTimeout }, async (name, scenario) => {
      const { findings, metrics } = await scenario(harness);
      reportMetrics(name, metrics);
      expect(findings).toEqual([]);
    });
  });
  return () => harness;
}
