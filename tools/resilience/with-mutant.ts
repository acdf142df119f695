import type { Rig } from './harness.ts';
import { bundleMutant } from './mutant-bundle.ts';
import type { Mutant } from './mutants.ts';
import { slowWrites } from './rush-trials.ts';
import type { TrialResult } from './scenario.ts';
import { formFor } from './slots-for-scenarios.ts';

/** Runs a mutant's trial with the mutant in the place of its function, and puts the function back. */
export async function trialOnMutant(rig: Rig, mutant: Mutant): Promise<TrialResult> {
  const pool = rig.twin.functions.find(({ definition }) => definition.id.startsWith(logicalId(mutant.in)));
  if (pool === undefined) throw new Error(`The stack has no function for ${mutant.in}`);
  pool.replaceBundle(await bundleMutant(mutant));
  try {
    if (mutant.in === 'create-booking') await startAllEnvironments(rig);
    await mutant.before?.(rig);
    return await mutant.caughtBy(rig);
  } finally {
    rig.break([]);
    await rig.isSettled();
    pool.replaceBundle(pool.definition.bundle);
  }
}

/** Races need several environments that are up. */
async function startAllEnvironments(rig: Rig): Promise<void> {
  rig.break(slowWrites('CreateBooking'));
  const slots = Array.from({ length: 12 }, () => rig.slots.next());
  await Promise.all(slots.map((slot) => rig.visitor.book(formFor(slot))));
  rig.break([]);
}

/** `create-booking` is `CreateBooking…` in the template. */
const logicalId = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
