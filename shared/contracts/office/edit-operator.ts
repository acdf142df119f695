import * as z from 'zod/mini';
import { noteProblem } from '#shared/operators/operator-history.ts';
import { seatsPerDayChoices } from '#shared/operators/operator-limits.ts';
import { chargingModels } from '#shared/operators/operator-request.ts';
import { contractOf } from '../contract.ts';
import { checkedText, success } from '../fields.ts';
import { command } from '../staff/fields.ts';
import { OperatorId, StaffOperator } from './operator.ts';

/**
 * PUT /api/staff/operators: changes the note about an operator, their charging model, and how many seats their link may
 * book in a day; fields that are absent stay as they are. The charging model applies to new bookings only. Since it
 * decides who takes the money, the call needs a recent step-up. Refused as `operator-changed` when the operator has
 * changed since it was shown. Idempotent by `commandId`.
 */
export const editOperator = contractOf('editOperator', {
  summary: 'Update an operator’s note, charging model or booking limit',
  staff: 'manager',
  body: command({
    operator: OperatorId,
    /** Version of the operator as shown. */
    version: z.int(),
    note: z.optional(checkedText(noteProblem)),
    chargingModel: z.optional(z.enum(chargingModels)),
    /** Seats that their link may book in a day. */
    seatsPerDay: z.optional(
      z.literal(seatsPerDayChoices, `Please choose ${seatsPerDayChoices.join(', ')} places a day.`),
    ),
  }),
  reply: success({ operator: StaffOperator }),
  problems: ['not-found', 'operator-changed'],
});
