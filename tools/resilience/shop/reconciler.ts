import type { Harness } from '../harness.ts';

const schedule = 'Reconciliation';

/** Has the reconciler run now, so many times at once, and waits until nothing is under way any more. */
export async function reconcile(harness: Harness, times = 1): Promise<void> {
  const due = harness.localStack.schedules.find(({ id }) => id.startsWith(schedule));
  if (due === undefined) throw new Error(`The stack has no schedule ${schedule}`);
  await Promise.all(Array.from({ length: times }, () => due.fire()));
  await harness.isIdle();
}

/** Moves the clock of the stack on; what is due by then happens once. */
export function wait(harness: Harness, minutes: number): void {
  const { clock } = harness.localStack;
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
}
