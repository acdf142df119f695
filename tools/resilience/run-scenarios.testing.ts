import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Harness, startHarness } from './harness.ts';
import { reportMetrics } from './report-metrics.ts';
import { type ScenarioResult, scenarioTimeout } from './scenario.ts';

/** Trials by name, in groups. */
export type Scenarios = Readonly<
  Record<string, Readonly<Record<string, (harness: Harness) => Promise<ScenarioResult>>>>
>;

/**
 * Makes a test of each trial, on one rig for all of a file. Each file is as long as a minute at most, so that no core
 * waits for another at the end.
 *
 * @param prepare is run before the first of them
 * @returns what gives the rig to further tests of the file, once they run
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
    await harness.isIdle();
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
