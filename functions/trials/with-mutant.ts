import { bundleMutant } from './mutant-bundle.ts';
import type { Mutant } from './mutants.ts';
import type { Rig } from './rig.ts';
import type { TrialResult } from './trial.ts';

/** Runs a mutant's trial with the mutant in the place of its function, and puts the function back. */
export async function trialOnMutant(rig: Rig, mutant: Mutant): Promise<TrialResult> {
  const pool = rig.twin.functions.find(({ definition }) => definition.id.startsWith(logicalId(mutant.in)));
  if (pool === undefined) throw new Error(`The stack has no function for ${mutant.in}`);
  pool.replaceBundle(await bundleMutant(mutant));
  try {
    return await mutant.caughtBy(rig);
  } finally {
    rig.break([]);
    await rig.isSettled(20_000);
    pool.replaceBundle(pool.definition.bundle);
  }
}

/** `create-booking` is `CreateBooking…` in the template. */
const logicalId = (name: string): string =>
  name.replace(/(^|-)([a-z])/g, (_, __, letter: string) => letter.toUpperCase());
