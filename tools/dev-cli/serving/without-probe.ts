import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';

/** Prefix of the logical id of the schedule of the synthetic booking. */
export const probeSchedule = 'ProbeSchedule';

/** Disables the schedule of the synthetic booking, whose emails and calls would disturb tests; it can still be fired by hand. */
export function withoutProbe(localStack: LocalStack): LocalStack {
  for (const schedule of localStack.schedules) if (schedule.id.startsWith(probeSchedule)) schedule.stop();
  return localStack;
}
