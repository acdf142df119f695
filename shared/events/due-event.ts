import * as z from 'zod/mini';

/** Scheduled message for a worker: daily work that is due, and as of when. */
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
  /** Due time, ISO 8601 in UTC. It determines the day, not the time of processing. */
  scheduledAt: z.iso.datetime(),
});
export type DueEvent = z.infer<typeof DueEvent>;
