import type { Harness } from '../harness.ts';

const schedule = 'Reconciliation';

/** Runs the reconciler several times concurrently and waits until idle. */
export async function reconcile(harness: Harness, times = 1): Promise<void> {
  const due = harness.localStack.schedules.find(({ id }) => id.startsWith(schedule));
  if (due === undefined) throw new Error(`The stack has no schedule ${schedule}`);
  await Promise.all(Array.from({ length: times }, () => due.fire()));
  await harness.isIdle();
}

/** Advances the stack's clock; schedules that become due run once. */
export function wait(harness: Harness, minutes: number): void {
  const { clock } = harness.localStack;
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
}
