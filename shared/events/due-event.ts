import * as z from 'zod/mini';

/** What a schedule puts on a worker's queue: that something of the day is due, and as of when. */
export const DueEvent = z.object({
  /** Tells one attempt of the schedule from another in logs; the same work has the same result whatever it is. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.enum(['reminders.due', 'run-sheet.due', 'reconciliation.due', 'missing-mails.due']),
  /** When it was due, ISO 8601 in UTC. The day follows from this and not from when the message is handled. */
  scheduledAt: z.iso.datetime(),
});
export type DueEvent = z.infer<typeof DueEvent>;
