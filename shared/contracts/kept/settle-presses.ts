import * as z from 'zod/mini';
import { slots } from '#shared/booking/slots.ts';
import { maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import { textProblem } from '#shared/values/text-problem.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText, checkedText, success } from '../fields.ts';
import { CommandId, command, PartyId } from '../staff/fields.ts';
import { Party } from '../staff/party.ts';
import { PressId } from './kept-press-fields.ts';

const tourId = z.int().check(z.gte(0), z.lte(slots.length - 1));
const reason = z.optional(
  checkedText((value) => textProblem(value, { name: 'a reason', maxLength: maxReasonLength })),
);
const party = { date: CalendarDateText, tourId: z.int(), party: PartyId };

const Decision = z.discriminatedUnion('kind', [
  /**
   * Decides which entries of a party count: those in `struck` no longer do, the others do. Only a manager may strike a
   * payment, which is then reversed.
   */
  z.object({
    kind: z.literal('settle'),
    ...party,
    settled: z.array(CommandId).check(z.minLength(1), z.maxLength(40)),
    struck: z.array(CommandId).check(z.maxLength(40)),
    reason,
  }),
  /** Accepts a payment that breaks the rules into the till. Managers only. */
  z.object({ kind: z.literal('accept'), ...party, claim: CommandId }),
  /** Records that the guests joined another start of the day. */
  z.object({
    kind: z.literal('join'),
    ...party,
    settled: z.array(CommandId).check(z.minLength(1), z.maxLength(40)),
    joins: tourId,
  }),
  /**
   * Records that the entries belong to other people: they are struck here, and recorded for a walk-in to the same
   * start. Managers only.
   */
  z.object({
    kind: z.literal('others'),
    ...party,
    settled: z.array(CommandId).check(z.minLength(1), z.maxLength(40)),
    reason,
  }),
  /**
   * Undoes a decision about a party. Allowed for its author within ten minutes and for a manager at any time, unless
   * money was reversed or accepted.
   */
  z.object({ kind: z.literal('undo'), ...party, settlement: CommandId }),
  /**
   * Adds a press that is not in any history to its party, to another party, or as the arrival of a walk-in. Managers
   * only.
   */
  z.object({
    kind: z.literal('place'),
    press: PressId,
    at: z.optional(z.object(party)),
    walkIn: z.optional(z.object({ date: CalendarDateText, tourId })),
  }),
  /** Removes a press for good. Managers only. */
  z.object({ kind: z.literal('discard'), press: PressId }),
  /** Declares that the missing presses of a device will not arrive. Managers only. */
  z.object({ kind: z.literal('give-up'), device: z.string(), key: z.string() }),
]);

/**
 * PUT /api/staff/kept-presses: records a decision about kept presses. Idempotent by `commandId`. A decision about money
 * needs a manager who has just used a passkey.
 */
export const settlePresses = contractOf('settlePresses', {
  summary: 'Record a decision about kept presses',
  staff: 'floor',
  body: command({ decision: Decision }),
  reply: success({
    /** The party after a decision about it, or the walk-in that was added. */
    party: z.optional(Party),
  }),
  problems: ['step-up', 'not-found', 'party-changed'],
});
