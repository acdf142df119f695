import * as z from 'zod/mini';
import { operatorDecisions } from '#shared/operators/operator-state.ts';
import { contractOf } from '../contract.ts';
import { CommandId, unreadable } from '../staff/fields.ts';
import { OperatorId, StaffOperator } from './operator.ts';

/**
 * POST /api/staff/operators: lets an operator in with a link, replaces or ends the link, or rejects a request. Ended,
 * guests to come get new links by mail; the same call for an ended operator goes on where it stopped. Refused as
 * `operator-changed` when the operator is not what was seen, or not in a state for it. Idempotent by `commandId`: a
 * repetition gets the same link.
 */
export const decideOperator = contractOf('decideOperator', {
  summary: 'Approve or reject an operator, or renew or revoke their link',
  staff: 'manager',
  stepUp: true,
  body: z.object(
    {
      commandId: CommandId,
      operator: OperatorId,
      decision: z.enum(operatorDecisions),
      /** Of the operator as shown. */
      version: z.int(),
    },
    unreadable,
  ),
  reply: {
    status: 200,
    schema: z.object({
      success: z.literal(true),
      operator: StaffOperator,
      /** Path and fragment of the new link, for this reply only. */
      link: z.optional(z.string()),
      /** After an end: absent when the bookings could not be read. */
      guests: z.optional(
        z.object({
          /** Guests who get a new link by mail. */
          renewed: z.int(),
          /** Bookings that still have the link that the operator knows: the same call goes on. */
          left: z.int(),
          /** Bookings with the operator's own address: they keep their link. */
          theirs: z.int(),
        }),
      ),
    }),
  },
  problems: ['not-found', 'operator-changed'],
});
