import * as z from 'zod/mini';
import { maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import { ZReport } from '#shared/staff/till/z-report.ts';
import { textProblem } from '#shared/values/text-problem.ts';
import { contractOf } from '../contract.ts';
import { checkedText, success } from '../fields.ts';
import { command, unreadable } from './fields.ts';

const amount = z
  .int('Please enter what you counted, in whole vatu or cents.')
  .check(z.gte(-100_000_000), z.lte(100_000_000));

/**
 * POST /api/staff/till: closes the X as shown and stores it as the next Z. Refused as `till-changed` if the till has
 * changed since or a colleague has closed it. A Z is final, so the call needs a recent step-up. Idempotent by
 * `commandId`: a repeated call returns the same Z.
 */
export const closeTill = contractOf('closeTill', {
  summary: 'Close the till and create its Z report',
  staff: 'manager',
  stepUp: true,
  body: command({
    /** Number and digest of the Z as shown. */
    number: z.int().check(z.gte(1), z.lte(999_999)),
    digest: z.string().check(z.maxLength(64)),
    /** Counted amounts without the float: whole vatu, Australian cents, card slips in whole vatu. */
    counted: z.object({ 'cash-vuv': amount, 'cash-aud': amount, card: amount }, unreadable),
    /** Required if the count differs. Stored for seven years, so it must not name guests. */
    reason: z.optional(
      checkedText((value) => textProblem(value, { name: 'a reason', maxLength: maxReasonLength })),
    ),
  }),
  reply: success({ z: ZReport }),
  problems: ['till-changed'],
});
