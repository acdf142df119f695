import type { Harness } from '#tools/resilience/harness/harness.ts';

const scheduleId = 'Reconciliation';

/** Maximum runs after the first. */
const maxRepeats = 3;

/**
 * Runs the reconciler several times concurrently and waits until idle. If an order is still unsettled without an injected
 * fault, a call took too long on a busy machine: the next run settles it, as it would a few minutes later.
 */
export async function reconcile(harness: Harness, times = 1): Promise<void> {
  const { schedules, log, faults } = harness.localStack;
  const reconciliation = schedules.find(({ id }) => id.startsWith(scheduleId));
  if (reconciliation === undefined) throw new Error(`The stack has no schedule ${scheduleId}`);
  for (let repeats = 0; repeats <= maxRepeats; repeats += 1) {
    const linesBefore = new Set(log.lines);
    await Promise.all(Array.from({ length: repeats === 0 ? times : 1 }, () => reconciliation.fire()));
    await harness.waitUntilIdle();
    const isSettled = !log.lines.some(
      (line) => !linesBefore.has(line) && line.text.includes('order.unsettled'),
    );
    if (isSettled || faults.rules.length > 0) return;
  }
}

/** Advances the stack's clock; schedules that become due run once. */
export function advanceClock(harness: Harness, minutes: number): void {
  const { clock } = harness.localStack;
  clock.set(new Date(clock.now().getTime() + minutes * 60_000));
}
