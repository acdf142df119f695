import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { lastingId } from '#functions/stores/bookings/slot-item.ts';
import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import { shortReference } from '#shared/booking/reference.ts';
import { Party } from '#shared/contracts/staff/party.ts';
import { dueHereVuv } from '#shared/operators/operator-share.ts';
import { sourceOf } from '#shared/staff/parties/party-source.ts';

/** A stored booking as staff see it, with only the fields of the contract. */
export const partyReply = (booking: BookingWithVisit): Party =>
  Party.parse({
    ...booking,
    id: lastingId(booking),
    reference: shortReference(booking.reference),
    sixLetters: sixLettersOf(booking),
    due: dueHereVuv(booking),
    source: sourceOf(booking),
    ...(booking.operator && { companyName: booking.operator.companyName }),
    ...(booking.addedBy && { addedBy: booking.addedBy.person }),
    log: booking.visit.log,
  });
