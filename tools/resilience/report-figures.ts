import { appendFileSync } from 'node:fs';
import type { Figures } from './scenario.ts';

/** Hands figures to `npm run resilience`, which names the file; elsewhere they are not kept. One JSON text a line. */
export function reportFigures(scenario: string, figures: Figures): void {
  const file = process.env.RESILIENCE_FIGURES;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ scenario, figures })}\n`);
}
