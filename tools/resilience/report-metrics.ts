import { appendFileSync } from 'node:fs';
import type { Metrics } from './scenario.ts';

/** Hands figures to `npm run resilience`, which names the file; elsewhere they are not kept. One JSON text a line. */
export function reportMetrics(scenario: string, metrics: Metrics): void {
  const file = process.env.RESILIENCE_METRICS;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ scenario, metrics })}\n`);
}
