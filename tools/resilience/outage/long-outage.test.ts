import { expect, test, vi } from 'vitest';
import { inFull } from '#shared/full-run.testing.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import { scenarioTimeout } from '../harness/scenario.ts';
import { runLongOutage } from './long-outage.ts';

const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);
const size = { days: inFull(10, 1), presses: inFull(300, 16), bookings: inFull(400, 6) };

test(`presses that three devices have kept offline for ${size.days} days are recorded once each, with exact sums, in any order of delivery (seed ${seed})`, {
  timeout: scenarioTimeout,
}, async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { findings, metrics } = await runLongOutage(size, seed);
  vi.restoreAllMocks();
  reportMetrics(`outage of ${size.days} days`, metrics);
  expect(findings).toEqual([]);
});
