import * as z from 'zod/mini';

/** What the running stack says of itself under `/__local/stack`. */
export const StackReport = z.object({
  /** Name of the one table. */
  table: z.string().check(z.minLength(1)),
  /** Port of DynamoDB Local on the loopback interface. */
  databasePort: z.int(),
  /** The stack's own time, ISO 8601. */
  now: z.iso.datetime(),
});
export type StackReport = z.infer<typeof StackReport>;
