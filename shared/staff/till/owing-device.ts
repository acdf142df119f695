import * as z from 'zod/mini';

/** A device that owes presses, or whose chain is broken. Times in epoch seconds. */
export const OwingDevice = z.object({
  device: z.string(),
  key: z.string(),
  name: z.string(),
  /** Numbers of the presses that have not arrived, at most 100. */
  missing: z.array(z.int()),
  /** Numbers of presses that do not link to the previous one. */
  broken: z.array(z.int()),
  /** Numbers of presses that were discarded with a lost device, or given up. */
  lost: z.array(z.int()),
  heardAt: z.int(),
  owesSince: z.optional(z.int()),
});
export type OwingDevice = z.infer<typeof OwingDevice>;
