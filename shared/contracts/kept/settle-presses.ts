import * as z from 'zod/mini';
import { slots } from '#shared/booking/slots.ts';
import { maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import { textProblem } from '#shared/values/text-problem.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText, checkedText, success } from '../fields.ts';
import { CommandId, command, PartyId } from '../staff/fields.ts';
import { Party } from '../staff/party.ts';
import { PressName } from './kept-press-fields.ts';

const tourId = z.int().check(z.gte(0), z.lte(slots.length - 1));
const reason = z.optional(
  checkedText((value) => textProblem(value, { name: 'a reason', maxLength: maxReasonLength })),
);
const party = { date: CalendarDateText, tourId: z.int(), party: PartyId };

const Decision = z.discriminatedUnion('kind', [
  /**
   * Entries of a party: those in `struck` no longer count, the others do. Only a manager may strike payments, which are
   * reversed.
   */
  z.object({
    kind: z.literal('settle'),
    ...party,
    settled: z.array(CommandId).check(z.minLength(1), z.maxLength(40)),
    struck: z.array(CommandId).check(z.maxLength(40)),
    reason,
  }),
  /** A payment beyond the rules enters the till. Managers only. */
  z.object({ kind: z.literal('accept'), ...party, claim: CommandId }),
  /** The guests joined another start of the day. */
  z.object({
    kind: z.literal('join'),
    ...party,
    settled: z.array(CommandId).check(z.minLength(1), z.maxLength(40)),
    joins: tourId,
  }),
  /**
   * The entries are of other people: they are struck here, and recorded for a walk-in to the same start. Managers only.
   */
  z.object({
    kind: z.literal('others'),
    ...party,
    settled: z.array(CommandId).check(z.minLength(1), z.maxLength(40)),
    reason,
  }),
  /**
   * Undoes a decision about a party: its author within ten minutes, a manager at any time, unless money was reversed or
   * accepted.
   */
  z.object({ kind: z.literal('undo'), ...party, settlement: CommandId }),
  /**
   * Records a press that is not in any history: at its party, at another one, or as the arrival of a walk-in. Managers
   * only.
   */
  z.object({
    kind: z.literal('place'),
    press: PressName,
    at: z.optional(z.object(party)),
    walkIn: z.optional(z.object({ date: CalendarDateText, tourId })),
  }),
  /** Removes a press for good. Managers only. */
  z.object({ kind: z.literal('discard'), press: PressName }),
  /** Presses that a device owes will not arrive. Managers only. */
  z.object({ kind: z.literal('give-up'), device: z.string(), key: z.string() }),
]);

/**
 * PUT /api/staff/kept-presses: a decision about kept presses. Idempotent by `commandId`. A decision about money
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
