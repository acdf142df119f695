import { createHash } from 'node:crypto';
import type { ReplyOf } from '../../../shared/contracts/contract.ts';
import type { closeStarts as contract } from '../../../shared/contracts/staff/close-starts.ts';
import { ClosureParty } from '../../../shared/contracts/staff/closure-fields.ts';
import { dueHereVuv } from '../../../shared/operators/operator-share.ts';
import { sourceOf } from '../../../shared/staff/party-source.ts';
import { languageOfMessages } from '../../../shared/visits/message-language.ts';
import { hasEmail, lastingId, type StoredBooking } from '../../stores/bookings/slot-item.ts';
import type { DayClosed } from '../../use-cases/closures/close-days.ts';

const digestLength = 16;

/** @param shown digest of the preview that the caller saw */
export function closingReply(
  days: readonly DayClosed[],
  { isPreview, digest: shown }: { readonly isPreview: boolean; readonly digest?: string | undefined },
): ReplyOf<typeof contract> {
  const told = days.flatMap((day) => [...day.told, ...day.cancelled]);
  const left = days.flatMap((day) => day.left);
  const digest = digestOf([...told, ...left]);
  return {
    success: true,
    told: (isPreview ? left : told).map(closureParty),
    kept: days.flatMap(({ kept }) => kept).map(closureParty),
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
  });
