import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { CalendarDateText, success } from '../fields.ts';
import { ClosureParty, closingConsent } from './closure-fields.ts';
import { CommandId, command } from './fields.ts';

/**
 * PUT /api/staff/closures: undoes a closing within ten minutes of its latest cancellation. Its starts accept bookings
 * again, and each booking that it cancelled is restored if its places are still free, with an email to its guest.
 * `preview` lists the bookings that would be restored and changes nothing.
 *
 * The call must carry the digest of the preview that was shown, and a passkey must have been used within five minutes;
 * otherwise it is refused as `closing-changed` or `step-up`.
 *
 * A call does as much as it can before its deadline and returns the rest in `remaining`; the same call is then
 * repeated. Idempotent by `commandId`; when several managers undo it at once, each booking is restored and its guest
 * emailed once.
 */
export const undoClosing = contractOf('undoClosing', {
  summary: 'Undo a closure and restore the bookings it cancelled, or preview the result',
  staff: 'manager',
  body: command({
    /** The `commandId` of the closing. */
    closing: CommandId,
    /** First and last day of the closing. */
    first: CalendarDateText,
    last: CalendarDateText,
    preview: z.boolean(),
    digest: closingConsent.digest,
  }),
  reply: success({
    /** Parties whose booking is restored; those without an email address have to be telephoned. */
    restored: z.array(ClosureParty),
    /** Parties whose places are taken, to be telephoned. */
    notRestored: z.array(ClosureParty),
    /** Bookings not tried yet. */
    remaining: z.int(),
    /** Digest of the bookings to be restored. */
    digest: z.string(),
  }),
  problems: ['not-bookable', 'too-late', 'closing-changed'],
});
