import * as z from 'zod/mini';
import { TillLine } from '../../staff/till/z-report.ts';

/** What the till holds since the last Z, as shown to be closed. */
export const OpenTill = z.object({
  /** Of the Z that it becomes. */
  number: z.int(),
  /** Changes with every line: closing names it. */
  digest: z.string(),
  lines: z.array(TillLine),
  /** Lines that have to wait for the Z after, because one Z holds no more. */
  left: z.int(),
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
