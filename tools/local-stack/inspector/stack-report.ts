import * as z from 'zod/mini';

/** The running stack's report under `/__local/stack`. */
export const StackReport = z.object({
  /** Name of the only table. */
  table: z.string().check(z.minLength(1)),
  /** Port of DynamoDB Local on the loopback interface. */
  databasePort: z.int(),
  /** Stack time, ISO 8601. */
  now: z.iso.datetime(),
  /** Verified senders: addresses and domains. */
  senders: z.array(z.string()),
  /** Loopback port and key of the Stripe emulator; absent when Stripe itself is used. */
  stripe: z.optional(z.object({ port: z.int(), key: z.string().check(z.minLength(1)) })),
});
export type StackReport = z.infer<typeof StackReport>;

/** The queues under `/__local/queues`, as far as commands need them. */
export const QueuesReport = z.object({
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      /** Name of the dead-letter queue; absent for a dead-letter queue itself. */
      deadLetterQueue: z.optional(z.string()),
    }),
  ),
});

/** The latest lines of the functions' logs under `/__local/log`, oldest first. */
export const LogReport = z.object({ lines: z.array(z.object({ text: z.string() })) });
