import * as z from 'zod/mini';
import { DeviceReport } from '#shared/kept-presses/device-report.ts';
import { PressOutcome } from '#shared/kept-presses/outcome.ts';
import { maxPressesPerCall } from '#shared/kept-presses/press-limits.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { unreadable } from '../staff/fields.ts';

/**
 * POST /api/staff/kept-presses: presses that devices have kept without a network, in any order, from any of them. Each is
 * judged by its signature, not by the session of the call, so it is accepted from a device whose session has ended too.
 * Each gets an outcome; one that is refused holds up no other. Idempotent by command id.
 */
export const deliverPresses = contractOf('deliverPresses', {
  summary: 'Record what devices kept without a network',
  staff: 'anyone',
  maxBodyBytes: 256 * 1024,
  body: z.object(
    {
      /** Texts and signatures as in `SignedPress`. A malformed one gets an outcome as well, and refuses no other. */
      presses: z
        .array(z.object({ text: z.string(), signature: z.string() }))
        .check(z.maxLength(maxPressesPerCall)),
      /** The last number of the calling device under its key: so that a gap at the end is noticed. */
      last: z.optional(
        z.object({
          key: z.string().check(z.regex(/^[\w-]{22}$/)),
          n: z.int().check(z.gte(0), z.lte(9_999_999)),
        }),
      ),
      /** What the calling device keeps as it calls, the presses of the call included. */
      kept: z.optional(DeviceReport),
    },
    unreadable,
  ),
  reply: success({
    /** Of each press, in the order of the call. */
    outcomes: z.array(PressOutcome),
  }),
  limits: { perAddress: { max: 600, perHours: 1 } },
  problems: ['too-many'],
});
