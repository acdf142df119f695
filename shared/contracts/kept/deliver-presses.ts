import * as z from 'zod/mini';
import { DeviceReport } from '#shared/kept-presses/device-report.ts';
import { PressOutcome } from '#shared/kept-presses/outcome.ts';
import { maxPressesPerCall } from '#shared/kept-presses/press-limits.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { unreadable } from '../staff/fields.ts';

/**
 * POST /api/staff/kept-presses: records presses that one or more devices have kept offline, in any order. Each press
 * is judged by its signature, not by the session of the call, so a device whose session has ended can deliver presses
 * too. Each press gets an outcome, and a refused press does not hold up the others. Idempotent by command id.
 */
export const deliverPresses = contractOf('deliverPresses', {
  summary: 'Record presses that devices kept offline',
  staff: 'anyone',
  maxBodyBytes: 256 * 1024,
  body: z.object(
    {
      /**
       * Texts and signatures as in `SignedPress`. A malformed press gets an outcome too, and does not affect the
       * others.
       */
      presses: z
        .array(z.object({ text: z.string(), signature: z.string() }))
        .check(z.maxLength(maxPressesPerCall)),
      /** The last number that the calling device has used with its key. It reveals presses missing at the end. */
      last: z.optional(
        z.object({
          key: z.string().check(z.regex(/^[\w-]{22}$/)),
          n: z.int().check(z.gte(0), z.lte(9_999_999)),
        }),
      ),
      /** How the calling device stores presses, and how many, including those in this call. */
      kept: z.optional(DeviceReport),
    },
    unreadable,
  ),
  reply: success({
    /** The outcome of each press, in the order of the call. */
    outcomes: z.array(PressOutcome),
  }),
  limits: { perAddress: { max: 600, perHours: 1 } },
  problems: ['too-many'],
});
