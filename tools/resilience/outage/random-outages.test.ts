import { expect, test, vi } from 'vitest';
import { inFull } from '#shared/full-run.testing.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { runRandomOutages } from './random-outages.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const outages = inFull(1000, 20);

test(`a press that a screen has confirmed is recorded, waits on the device or is listed for a manager at every step of ${outages} random outages (seed ${seed})`, {
  timeout: scenarioTimeout,
}, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { findings, metrics } = await runRandomOutages(outages, seed);
  vi.restoreAllMocks();
  reportMetrics('random outages', metrics);
  expect(findings).toEqual([]);
});
