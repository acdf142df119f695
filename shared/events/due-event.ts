import * as z from 'zod/mini';

/** Scheduled message for a worker: the work that is due, and its due time. */
export const DueEvent = z.object({
  /** Identifies the scheduled attempt in logs; has no effect on the result. */
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  type: z.enum([
    'reminders.due',
    'run-sheet.due',
    'reconciliation.due',
    'missing-mails.due',
    'figures.due',
    'till-check.due',
    'probe.due',
  ]),
  /** Due time, ISO 8601 in UTC. The day is derived from it, not from the time of processing. */
  scheduledAt: z.iso.datetime(),
});
export type DueEvent = z.infer<typeof DueEvent>;
