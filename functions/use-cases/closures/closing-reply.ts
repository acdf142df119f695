import { createHash } from 'node:crypto';
import type { Departure } from '../../../shared/booking/next-departure.ts';
import type { ClosingResult } from '../../../shared/contracts/staff/closing-result.ts';
import { ClosureParty } from '../../../shared/contracts/staff/closure-fields.ts';
import { dueHereVuv } from '../../../shared/operators/operator-share.ts';
import { sourceOf } from '../../../shared/staff/parties/party-source.ts';
import { languageOfMessages } from '../../../shared/visits/message-language.ts';
import { hasEmail, lastingId, type StoredBooking } from '../../stores/bookings/slot-item.ts';
import type { DayClosed } from './close-days.ts';
import { type OffersTo, startsOf } from './offers.ts';

const digestLength = 16;

interface ReplyOptions {
  /** Of a preview: what it would offer. */
  readonly offersTo?: OffersTo;
  /** Of the preview that the caller saw. */
  readonly digest?: string | undefined;
}

/** The answer to a preview, or to a part of the closing. */
export function closingReply(
  days: readonly DayClosed[],
  { offersTo, digest: shown }: ReplyOptions,
): ClosingResult {
  const told = days.flatMap((day) => [...day.told, ...day.cancelled]);
  const left = days.flatMap((day) => day.left);
  const previewed = (booking: StoredBooking, to: OffersTo) => ({
    ...booking,
    offered: startsOf(to(booking)),
  });
  const digest = digestOf([...told, ...left]);
  return {
    success: true,
    told: (offersTo ? left.map((booking) => previewed(booking, offersTo)) : told).map(closureParty),
    kept: days.flatMap(({ kept }) => kept).map(closureParty),
    offers: offersTo ? offersIn(left.flatMap(offersTo)) : [],
    started: days.reduce((sum, { started }) => sum + started, 0),
    remaining: {
      days: days.filter(({ isMarked }) => !isMarked).length,
      bookings: left.length,
    },
    reopened: days.filter(({ isReopened }) => isReopened).map(({ date }) => date),
    digest,
    ...(shown !== undefined && { isAsShown: shown === digest }),
  };
}

/** Each start once, in order. */
function offersIn(departures: readonly Departure[]): ClosingResult['offers'] {
  const orderOf = ({ date, slot }: Departure) => `${date} ${String(slot.id).padStart(2, '0')}`;
  return [...new Map(departures.map((departure) => [orderOf(departure), departure]))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { date, slot, remaining }]) => ({ date, tourId: slot.id, free: remaining }));
}

const digestOf = (bookings: readonly StoredBooking[]): string =>
  createHash('sha256')
    .update(bookings.map(lastingId).toSorted().join('\n'))
    .digest('hex')
    .slice(0, digestLength);

const closureParty = (booking: StoredBooking): ClosureParty =>
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
