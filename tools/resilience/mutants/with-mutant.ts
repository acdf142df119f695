import { rmSync } from 'node:fs';
import type { Harness } from '../harness/harness.ts';
import { reportMetrics } from '../harness/report-metrics.ts';
import type { ScenarioResult } from '../harness/scenario.ts';
import { formFor } from '../harness/slots-for-scenarios.ts';
import { slowWrites } from '../scenarios/burst-scenarios.ts';
import { bundleMutant } from './mutant-bundle.ts';
import type { Mutant } from './mutants.ts';

/** Some faults show only when two calls overlap, so scenarios run several times. */
export const maxRuns = 3;

/** Runs a mutant's scenario until it has findings, and returns them. */
export async function findingsOnMutant(harness: Harness, mutant: Mutant): Promise<readonly string[]> {
  let findings: readonly string[] = [];
  let runs = 0;
  while (findings.length === 0 && runs < maxRuns) {
    ({ findings } = await scenarioOnMutant(harness, mutant));
    runs += 1;
  }
  reportMetrics(`mutant: ${mutant.id}`, { findings: findings.length, runs });
  return findings;
}

/** Runs a mutant's scenario with its function replaced, and restores the function. */
async function scenarioOnMutant(harness: Harness, mutant: Mutant): Promise<ScenarioResult> {
  const pool = harness.localStack.functions.find(({ definition }) =>
    definition.id.startsWith(logicalId(mutant.functionName)),
  );
  if (pool === undefined) throw new Error(`The stack has no function for ${mutant.functionName}`);
  const bundle = await bundleMutant(mutant);
  pool.replaceBundle(bundle.entry);
  try {
    if (mutant.functionName === 'create-booking') await startAllEnvironments(harness);
    await mutant.prepare?.(harness);
    return await mutant.caughtBy(harness);
  } finally {
    harness.break([]);
    await harness.waitUntilIdle();
    pool.replaceBundle(pool.definition.bundle);
    rmSync(bundle.folder, { recursive: true });
  }
}

/** Races need several running environments. */
async function startAllEnvironments(harness: Harness): Promise<void> {
  harness.break(slowWrites('CreateBooking'));
  const slots = Array.from({ length: 12 }, () => harness.slots.next());
  await Promise.all(slots.map((slot) => harness.visitor.book(formFor(slot))));
  harness.break([]);
}

/** Turns `create-booking` into the template's prefix `CreateBooking`. */
const logicalId = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
