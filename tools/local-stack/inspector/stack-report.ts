import * as z from 'zod/mini';

/** What the running stack says of itself under `/__local/stack`. */
export const StackReport = z.object({
  /** Name of the one table. */
  table: z.string().check(z.minLength(1)),
  /** Port of DynamoDB Local on the loopback interface. */
  databasePort: z.int(),
  /** The stack's own time, ISO 8601. */
  now: z.iso.datetime(),
  /** Addresses and domains that mails may come from. */
  senders: z.array(z.string()),
  /** The stand-in for Stripe: its port on the loopback interface and a key to it; absent where Stripe itself is used. */
  stripe: z.optional(z.object({ port: z.int(), key: z.string().check(z.minLength(1)) })),
});
export type StackReport = z.infer<typeof StackReport>;

/** What it says of its queues under `/__local/queues`, as far as commands read it. */
export const QueuesReport = z.object({
  queues: z.array(
    z.object({
      name: z.string(),
      waiting: z.int(),
      /** Where messages go that nobody could handle; absent for a queue that takes them. */
      deadLetterQueue: z.optional(z.string()),
    }),
  ),
});
