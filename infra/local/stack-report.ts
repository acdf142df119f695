import * as z from 'zod/mini';

/** What the running stack says of itself under `/__local/stack`. */
export const StackReport = z.object({
  /** Name of the one table. */
  table: z.string().check(z.minLength(1)),
  /** Port of DynamoDB Local on the loopback interface. */
  databasePort: z.int(),
  /** The stack's own time, ISO 8601. */
  now: z.iso.datetime(),
  /** The stand-in for Stripe: its port on the loopback interface and a key to it; absent where Stripe itself is used. */
  stripe: z.optional(z.object({ port: z.int(), key: z.string().check(z.minLength(1)) })),
});
export type StackReport = z.infer<typeof StackReport>;
