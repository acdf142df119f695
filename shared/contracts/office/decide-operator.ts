import * as z from 'zod/mini';
import { operatorDecisions } from '#shared/operators/operator-state.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { command } from '../staff/fields.ts';
import { OperatorId, StaffOperator } from './operator.ts';

/**
 * POST /api/staff/operators: approves an operator with a link, renews or revokes the link, or rejects a request. After
 * a revocation, guests with upcoming visits get new links by email; a repeated call for a revoked operator continues
 * with the guests that remain. Refused as `operator-changed` when the operator has changed since it was shown, or when
 * its state does not allow the decision. Idempotent by `commandId`: a repeated call gets the same link.
 */
export const decideOperator = contractOf('decideOperator', {
  summary: 'Approve or reject an operator, or renew or revoke their link',
  staff: 'manager',
  stepUp: true,
  body: command({
    operator: OperatorId,
    decision: z.enum(operatorDecisions),
    /** Version of the operator as shown. */
    version: z.int(),
  }),
  hasSecret: true,
  reply: success({
    operator: StaffOperator,
    /** Path and fragment of the new link, contained in this reply only. */
    link: z.optional(z.string()),
    /** After a revocation; absent when the bookings could not be read. */
    guests: z.optional(
      z.object({
        /** Guests who get a new link by email. */
        renewed: z.int(),
        /** Bookings whose link the operator still knows: repeat the call for them. */
        left: z.int(),
        /** Bookings with the operator's address, which keep their link. */
        theirs: z.int(),
      }),
    ),
  }),
  problems: ['not-found', 'operator-changed'],
});
