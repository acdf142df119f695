import * as z from 'zod/mini';
import { ClosureParty, OfferedStart } from './closure-fields.ts';

/** The effects of a closing, so far or as previewed. */
export const ClosingResult = z.object({
  success: z.literal(true),
  /**
   * In a preview, the parties to notify; otherwise those that this command has notified, including in earlier calls.
   */
  notified: z.array(ClosureParty),
  /** Parties that keep their booking because they are here, have paid or walked in. */
  kept: z.array(ClosureParty),
  /** Starts offered to the parties still to notify, in order, with the places currently free. */
  offers: z.array(z.object({ ...OfferedStart.shape, free: z.int() })),
  /** Bookings whose start has begun; they are left as they are. */
  started: z.int(),
  /** Number of days not closed yet, and of bookings not notified yet. Repeat the call until both are 0. */
  remaining: z.object({ days: z.int(), bookings: z.int() }),
  /** Days with starts that were reopened after this command had closed them. */
  reopened: z.array(z.string()),
  /** Digest of the parties to notify, which the closing must carry. */
  digest: z.string(),
});
export type ClosingResult = z.infer<typeof ClosingResult>;
