import { expect, test, vi } from 'vitest';
import { inFull } from '#shared/full-run.testing.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { runLongOutage } from './long-outage.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const size = { days: inFull(10, 1), presses: inFull(300, 16), bookings: inFull(400, 6) };

test(`three devices that are offline for ${size.days} days deliver each press once, with exact sums, in any order (seed ${seed})`, {
  timeout: scenarioTimeout,
}, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { findings, metrics } = await runLongOutage(size, seed);
  vi.restoreAllMocks();
  reportMetrics(`outage of ${size.days} days`, metrics);
  expect(findings).toEqual([]);
});
