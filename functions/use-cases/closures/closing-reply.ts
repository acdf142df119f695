import { hasEmail, lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { Departure } from '#shared/booking/next-departure.ts';
import type { ClosingResult } from '#shared/contracts/staff/closing-result.ts';
import { ClosureParty } from '#shared/contracts/staff/closure-fields.ts';
import { dueHereVuv } from '#shared/operators/operator-share.ts';
import { sourceOf } from '#shared/staff/parties/party-source.ts';
import { languageOfMessages } from '#shared/visits/message-language.ts';
import type { ClosedDayOutcome } from './close-days.ts';
import { digestOfParties } from './closing-digest.ts';
import { type OffersTo, startsOf } from './offers.ts';

/**
 * The reply to the preview of a closing, or to a call that did a part of it.
 *
 * @param offersTo returns the starts that a preview would offer
 */
export function closingReply(days: readonly ClosedDayOutcome[], offersTo?: OffersTo): ClosingResult {
  const notified = days.flatMap((day) => [...day.notified, ...day.cancelled]);
  const remaining = days.flatMap((day) => day.left);
  const toPreview = (booking: StoredBooking, offersOf: OffersTo) => ({
    ...booking,
    offered: startsOf(offersOf(booking)),
  });
  return {
    success: true,
    notified: (offersTo ? remaining.map((booking) => toPreview(booking, offersTo)) : notified).map(
      closureParty,
    ),
    kept: days.flatMap(({ kept }) => kept).map(closureParty),
    offers: offersTo ? offersIn(remaining.flatMap(offersTo)) : [],
    started: days.reduce((sum, { started }) => sum + started, 0),
    remaining: {
      days: days.filter(({ isMarked }) => !isMarked).length,
      bookings: remaining.length,
    },
    reopened: days.filter(({ isReopened }) => isReopened).map(({ date }) => date),
    digest: digestOfParties([...notified, ...remaining]),
  };
}

/** The offered starts, each once and in order. */
function offersIn(departures: readonly Departure[]): ClosingResult['offers'] {
  const sortKeyOf = ({ date, slot }: Departure) => `${date} ${String(slot.id).padStart(2, '0')}`;
  return [...new Map(departures.map((departure) => [sortKeyOf(departure), departure]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { date, slot, remaining }]) => ({ date, tourId: slot.id, free: remaining }));
}

export const closureParty = (booking: StoredBooking): ClosureParty =>
  ClosureParty.parse({
    ...booking,
    id: lastingId(booking),
    due: dueHereVuv(booking),
    source: sourceOf(booking),
    ...(booking.operator && { companyName: booking.operator.companyName }),
    isMailed: hasEmail(booking),
    messagesIn: languageOfMessages(booking),
    offered: booking.offered?.length ? booking.offered : undefined,
  });
