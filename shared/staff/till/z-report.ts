import * as z from 'zod/mini';
import { OwingDevice } from '#shared/staff/till/owing-device.ts';
import { AudChange, paymentMethods } from '../parties/visit-log.ts';

/**
 * A payment as the till counts it, or a reversal: then `reverses` names the payment, and the sums are
 * negative. Holds no name of a guest: it is kept for seven years. Times in epoch seconds.
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
  /** Additional adults that it pays for: the lines of a party add up to all adults paid for. */
  guests: z.int(),
  /** Change paid from one drawer into the other. */
  change: z.optional(AudChange),
  reverses: z.optional(z.string()),
  /** Why the visit was complimentary, or why the payment was reversed. Kept after the guest's record is erased; contains no names. */
  reason: z.optional(z.string()),
});
export type TillLine = z.infer<typeof TillLine>;

/**
 * A change that reduces the takings of a day without a line. Like a line it holds no name of a guest. Times in epoch
 * seconds.
 */
export const TillException = z.object({
  /** Party and entry, or party and change. */
  id: z.string(),
  kind: z.enum(['undone', 'cancelled-after-arrival', 'reduced-after-arrival']),
  at: z.int(),
  /** Id of the colleague; empty when guests or operators did it. */
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

/** Counted sums, without the float: whole vatu, Australian cents, and the total of the card slips in whole vatu. */
export const CountedSums = z.object({ 'cash-vuv': z.int(), 'cash-aud': z.int(), card: z.int() });
export type CountedSums = z.infer<typeof CountedSums>;

/** A closed till. Lists what it covers, so that everything else falls into the next one. */
export const ZReport = z.object({
  number: z.int(),
  closedAt: z.int(),
  /** Ids of the colleague who closed it and of the device. */
  by: z.string(),
  on: z.string(),
  lines: z.array(TillLine),
  exceptions: z.array(TillException),
  counted: CountedSums,
  /** Devices whose kept presses had not all arrived; absent if none were missing. */
  owing: z.optional(z.array(OwingDevice)),
  /** Why the count differs. */
  reason: z.optional(z.string()),
});
export type ZReport = z.infer<typeof ZReport>;
