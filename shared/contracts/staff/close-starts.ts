import * as z from 'zod/mini';
import { slots } from '#shared/booking/slots.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText } from '../fields.ts';
import { ClosingResult } from './closing-result.ts';
import { ClosureReason, closingConsent, Offers, startId } from './closure-fields.ts';
import { command } from './fields.ts';

/**
 * POST /api/staff/closures: closes days or single starts, and cancels each booking on them with an email, unless its
 * guests are here, have paid or walked in. `preview` lists the guests to notify and changes nothing.
 *
 * If anyone would be notified, the call must carry the digest of the preview that was shown and, from 20 parties on,
 * the number of parties, and a passkey must have been used within five minutes; otherwise it is refused as
 * `closing-changed`, `not-bookable` or `step-up`. Bookings made between preview and closing are shown in a new preview
 * first; the starts may be closed by then.
 *
 * A call does as much as it can before its deadline and returns the rest in `remaining`; the same call is then
 * repeated. A repeated call cancels nothing twice, returns every party that this `commandId` has notified, and leaves
 * alone the starts that a colleague has reopened since. Guests are offered other starts, whose places are not held.
 */
export const closeStarts = contractOf('closeStarts', {
  summary: 'Close starts or days, or preview which guests would be notified',
  staff: 'manager',
  body: command({
    /** First and last day, both included. */
    first: CalendarDateText,
    last: CalendarDateText,
    /** Single starts of the first day. If absent, whole days are closed. */
    tourIds: z.optional(z.array(startId).check(z.minLength(1), z.maxLength(slots.length))),
    reason: ClosureReason,
    /** Reason for guests who booked in French. If absent, they get the same reason as others. */
    reasonFrench: z.optional(ClosureReason),
    preview: z.boolean(),
    /** Starts of the preview that guests may be offered. If absent, any start that fits them may be offered. */
    offers: Offers,
    ...closingConsent,
  }),
  reply: { status: 200, schema: ClosingResult },
  problems: ['not-bookable', 'closing-changed'],
});
