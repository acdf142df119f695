import * as z from 'zod/mini';
import { paymentMethods } from '#shared/staff/parties/visit-log.ts';
import { OwingDevice } from '#shared/staff/till/owing-device.ts';
import { TillException, TillLine } from '#shared/staff/till/z-report.ts';

const methodTotal = z.object({ amount: z.int(), vatu: z.int() });

/** The lines and exceptions since the last Z, as shown for closing. */
export const OpenTill = z.object({
  /** Number that the till gets as a Z. */
  number: z.int(),
  /** Changes with every line; the call that closes the till must carry it. */
  digest: z.string(),
  lines: z.array(TillLine),
  /** Changes that reduce the day's takings without adding a line. */
  exceptions: z.array(TillException),
  /** Number of lines and exceptions left for the next Z, because one Z holds no more. */
  left: z.int(),
  /** Devices whose kept presses have not all arrived; the payments among them will be in a later till. */
  owing: z.array(OwingDevice),
  /** Payment methods for which the parties' histories differ from the Zs and the X. */
  imbalances: z.array(
    z.object({ method: z.enum(paymentMethods), recorded: methodTotal, inTill: methodTotal }),
  ),
});
export type OpenTill = z.infer<typeof OpenTill>;

/** A Z in a list. Money in whole vatu, times in epoch seconds. */
export const ListedZ = z.object({
  number: z.int(),
  closedAt: z.int(),
  by: z.string(),
  takenVuv: z.int(),
  hasDifference: z.boolean(),
});
export type ListedZ = z.infer<typeof ListedZ>;
