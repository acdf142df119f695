import * as z from 'zod/mini';
import { capacity } from '#shared/booking/terms.ts';
import { maxNoteLength, maxReasonLength } from '#shared/staff/parties/visit-limits.ts';
import { paymentMethods } from '#shared/staff/parties/visit-log.ts';
import { textProblem } from '#shared/values/text-problem.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText, checkedText } from '../fields.ts';
import { CommandId, command } from './fields.ts';
import { PartyReply } from './party.ts';

const guests = z.int().check(z.gte(1), z.lte(capacity));
const amount = z.int().check(z.gte(0), z.lte(10_000_000));

/** An action carries the state that the colleague saw; if it has changed, the call is refused as `party-changed`. */
const Action = z.discriminatedUnion('kind', [
  /**
   * `guests` more have arrived; `here` is the number already shown as arrived. `noShow` is the number shown as
   * no-shows, if they came after all.
   */
  z.object({ kind: z.literal('arrive'), guests, here: z.int(), noShow: z.optional(guests) }),
  /** `outstanding`: vatu to pay before this payment, as shown. */
  z.object({
    kind: z.literal('pay'),
    method: z.enum(paymentMethods),
    amount,
    vatu: amount,
    outstanding: amount,
    /** Change for `cash-aud`: cents handed over beyond `amount`, and the vatu paid out for them at the same rate. */
    change: z.optional(z.object({ cents: amount, vuv: amount })),
    /**
     * Required for a visit with nothing to pay here: complimentary, or charged to an operator whose guests normally pay
     * here.
     */
    reason: z.optional(
      checkedText((value) => textProblem(value, { name: 'a reason', maxLength: maxReasonLength })),
    ),
  }),
  z.object({ kind: z.literal('no-show'), guests }),
  z.object({
    kind: z.literal('note'),
    text: checkedText((text) => textProblem(text, { name: 'a note', maxLength: maxNoteLength })),
  }),
  /**
   * Allowed for the author within ten minutes and for a manager at any time. Later, a payment needs `reverse-payment`.
   */
  z.object({ kind: z.literal('undo'), entry: CommandId }),
]);

/**
 * POST /api/staff/visits: records one action at the door. Idempotent by `commandId`. For undo and notes, follows the
 * day's forwarding records to a booking that has moved; any other action on a moved booking is refused as
 * `party-changed`.
 */
export const recordVisit = contractOf('recordVisit', {
  summary: 'Record or undo an arrival, a payment, a no-show or a note',
  staff: 'floor',
  body: command({
    date: CalendarDateText,
    tourId: z.int(),
    /** Id of the party. */
    party: z.string().check(z.maxLength(40)),
    action: Action,
  }),
  reply: { status: 200, schema: PartyReply },
  problems: ['step-up', 'not-found', 'booking-cancelled', 'party-changed', 'history-full', 'too-late'],
});
