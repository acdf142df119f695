import type { LocalStack } from '#tools/local-stack/api/local-stack.ts';

/** Logical id of the schedule of the synthetic booking, at its beginning. */
export const probeSchedule = 'ProbeSchedule';

/** Stops the synthetic booking of every quarter of an hour, whose mails and calls a test would count; it can still be fired. */
export function withoutProbe(localStack: LocalStack): LocalStack {
  for (const schedule of localStack.schedules) if (schedule.id.startsWith(probeSchedule)) schedule.stop();
  return localStack;
}
