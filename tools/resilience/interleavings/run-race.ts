import fc, { type RunDetails } from 'fast-check';
import type { ObservedTable } from '#functions/stores/table/table-content.testing.ts';
import type { Metrics } from '../harness/scenario.ts';
import { type Interleaving, runInterleaving } from './interleaving.ts';
import type { RaceStores } from './race-stores.ts';
import { type RaceName, races } from './races.ts';

/** Number of schedules that run concurrently, on separate slots: each mostly waits for the table. */
const concurrency = 6;

/** Seed of the run; `SEED=… npx vitest run …` repeats its schedules. */
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000_000);

interface RaceResult {
  /** fast-check's report of each failing schedule, with seed and counterexample; empty when all pass. */
  readonly findings: readonly string[];
  readonly metrics: Metrics;
}

/** Runs schedules of a race on the stores until one fails. */
export async function runRace(
  race: RaceName,
  openStores: RaceStores,
  table: ObservedTable,
  schedules: number,
): Promise<RaceResult> {
  const metrics: Record<string, number> = { schedules: 0 };
  let hasFailed = false;
  const property = fc.asyncProperty(races[race], async (schedule) => {
    if (hasFailed) return;
    const result = await runInterleaving(openStores, table, schedule());
    metrics.schedules = (metrics.schedules ?? 0) + 1;
    for (const [name, value] of Object.entries(result.metrics)) metrics[name] = (metrics[name] ?? 0) + value;
    if (result.findings.length > 0) {
      hasFailed = true;
      throw new Error(result.findings.join('\n'));
    }
  });
  const runDetails = await Promise.all(
    Array.from({ length: concurrency }, (_, lane) =>
      fc.check(property, {
        seed: seed + lane,
        numRuns: Math.ceil(schedules / concurrency),
        endOnFailure: true,
      }),
    ),
  );
  return { findings: runDetails.flatMap(reportOf), metrics };
}

const reportOf = (details: RunDetails<[() => Interleaving]>): string[] =>
  details.failed ? [`${String(details.errorInstance)}\n${fc.defaultReportMessage(details)}`] : [];
