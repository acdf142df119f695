import * as z from 'zod/mini';
import { OwingDevice } from '#shared/staff/till/owing-device.ts';
import { AudChange, paymentMethods } from '../parties/visit-log.ts';

/**
 * A payment in the till, or a reversal: then `reverses` names the payment and the amounts are negative. Contains no
 * name of a guest, since it is stored for seven years. Times in epoch seconds.
 */
export const TillLine = z.object({
  /** Party and entry, see `entryName`. */
  id: z.string(),
  at: z.int(),
  /** Id of the colleague. */
  by: z.string(),
  /** `yyyy-MM-dd` of the visit. */
  date: z.string(),
  tourId: z.int(),
  method: z.enum(paymentMethods),
  /** Whole vatu, or Australian cents for `cash-aud`. */
  amount: z.int(),
  /** Amount that it settles, in whole vatu. */
  vatu: z.int(),
  /** Additional adults paid for: the lines of a party add up to all adults paid for. */
  guests: z.int(),
  /** Change moved from one drawer to the other. */
  change: z.optional(AudChange),
  reverses: z.optional(z.string()),
  /** Reason for a complimentary visit or for the reversal. It outlives the guest's record and contains no names. */
  reason: z.optional(z.string()),
});
export type TillLine = z.infer<typeof TillLine>;

/**
 * A change that reduces a day's takings without adding a line. Like a line it contains no name of a guest. Times in
 * epoch seconds.
 */
export const TillException = z.object({
  /** Party and entry, or party and change. */
  id: z.string(),
  kind: z.enum(['undone', 'cancelled-after-arrival', 'reduced-after-arrival']),
  at: z.int(),
  /** Id of the colleague; empty when guests or operators made the change. */
  by: z.string(),
  /** `yyyy-MM-dd` of the visit. */
  date: z.string(),
  tourId: z.int(),
  /** Method and amount of the payment that was undone. */
  method: z.optional(z.enum(paymentMethods)),
  amount: z.optional(z.int()),
  /** Amount undone or no longer due, in whole vatu. */
  vatu: z.int(),
  /** Adults no longer expected. */
  guests: z.int(),
});
export type TillException = z.infer<typeof TillException>;

/** Counted amounts, without the float: whole vatu, Australian cents, and the total of the card slips in whole vatu. */
export const CountedAmounts = z.object({ 'cash-vuv': z.int(), 'cash-aud': z.int(), card: z.int() });
export type CountedAmounts = z.infer<typeof CountedAmounts>;

/** A closed till. It lists everything that it covers; anything else is part of the next one. */
export const ZReport = z.object({
  number: z.int(),
  closedAt: z.int(),
  /** Ids of the colleague and of the device that closed the till. */
  by: z.string(),
  on: z.string(),
  lines: z.array(TillLine),
  exceptions: z.array(TillException),
  counted: CountedAmounts,
  /** Devices whose kept presses had not all arrived; absent if none were missing. */
  owing: z.optional(z.array(OwingDevice)),
  /** Why the count differs. */
  reason: z.optional(z.string()),
});
export type ZReport = z.infer<typeof ZReport>;
