import * as z from 'zod/mini';
import { maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import { textProblem } from '#shared/values/text-problem.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText, checkedText } from '../fields.ts';
import { CommandId, command } from './fields.ts';
import { PartyReply } from './party.ts';

/**
 * POST /api/staff/reversals: reverses a payment, up to seven days after the visit. The payment and its reversal both
 * stay in the history and are listed in the till. Idempotent by `commandId`; each payment can be reversed once.
 */
export const reversePayment = contractOf('reversePayment', {
  summary: 'Reverse a payment',
  staff: 'manager',
  stepUp: true,
  body: command({
    date: CalendarDateText,
    tourId: z.int(),
    /** Id of the party. */
    party: z.string().check(z.maxLength(40)),
    /** Id of the payment. */
    entry: CommandId,
    reason: checkedText((value) => textProblem(value, { name: 'a reason', maxLength: maxReasonLength })),
  }),
  reply: { status: 200, schema: PartyReply },
  problems: ['not-found', 'too-late'],
});
