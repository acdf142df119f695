import { appendFileSync } from 'node:fs';
import type { Metrics } from './scenario.ts';

/** Appends metrics to the file named by `npm run resilience`, one JSON text a line; does nothing without it. */
export function reportMetrics(scenario: string, metrics: Metrics): void {
  const file = process.env.RESILIENCE_METRICS;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ scenario, metrics })}\n`);
}
