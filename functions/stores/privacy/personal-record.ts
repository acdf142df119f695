import { createHash } from 'node:crypto';
import { parseReference } from '#shared/booking/reference.ts';
import { caseOf } from '#shared/enquiries/enquiry-case.ts';
import { isOpenDispute } from '#shared/shop/disputes.ts';
import type { RetentionReason } from '#shared/staff/personal-records.ts';
import { dateOf } from '#shared/values/port-vila-time.ts';
import { referenceRequestPrefix, StoredReferenceRequest } from '../bookings/reference-requests.ts';
import {
  archiveKeyPrefix,
  bookingId,
  parseSlot,
  type StoredBooking,
  slotKeyPrefix,
} from '../bookings/slot-item.ts';
import {
  type BookingWithVisit,
  parseVisit,
  type StoredVisit,
  visitKeyOf,
  withVisit,
} from '../bookings/visit-item.ts';
import { StoredEnquiry } from '../enquiries/enquiries.ts';
import { StoredOperator } from '../operators/operator-item.ts';
import { parseOrder, type StoredOrder } from '../orders/order-item.ts';
import { type ItemKey, isExpired } from '../table/table.ts';

/** A record that holds personal data, and its key. */
export type PersonalRecord = { readonly key: ItemKey } & (
  | { readonly kind: 'booking'; readonly content: BookingWithVisit }
  | { readonly kind: 'former-address'; readonly content: FormerAddress; readonly booking: StoredBooking }
  | { readonly kind: 'order'; readonly content: StoredOrder }
  | { readonly kind: 'reference-request'; readonly content: StoredReferenceRequest }
  | { readonly kind: 'enquiry'; readonly content: StoredEnquiry }
  | { readonly kind: 'operator'; readonly content: StoredOperator }
);

/** A former address of a booking that now has another. No other data of the booking belongs to this person. */
type FormerAddress = Pick<StoredBooking, 'email' | 'date' | 'time' | 'tourType'> & {
  /** Ids of the booking derived from references that only this person knew. */
  readonly formerIds: readonly string[];
  /** Epoch seconds. */
  readonly changedAt: number;
};

/** Id of a record within one search, for pages: without personal data, and unchanged when the record moves. */
export function recordId(record: PersonalRecord): string {
  const { kind, content } = record;
  const id = kind === 'former-address' ? `${record.booking.id} ${content.changedAt}` : content.id;
  return createHash('sha256').update(`record\n${kind}\n${id}`).digest('hex').slice(0, 20);
}

/** The reason why a record must not be erased yet; undefined when it can be erased. */
export function retentionReason({ kind, content }: PersonalRecord, now: Date): RetentionReason | undefined {
  switch (kind) {
    case 'booking':
      return content.status === 'confirmed' && content.date >= dateOf(now) ? 'to-come' : undefined;
    case 'order': {
      const { status, shipped, refundedAt } = content;
      if (status === 'pending' || status === 'awaiting') return 'being-paid';
      // The response to the bank needs name and address.
      if ((content.disputes ?? []).some(isOpenDispute)) return 'disputed';
      if (status === 'paid' && shipped === undefined) return 'to-be-shipped';
      return status === 'refunded' && refundedAt === undefined ? 'being-refunded' : undefined;
    }
    case 'operator':
      return content.status === 'approved' ? 'has-access' : undefined;
    case 'enquiry': {
      const { state, block } = caseOf(content.log ?? []);
      const isUpcoming = state === 'booked' && block !== undefined && block.date >= dateOf(now);
      return isUpcoming ? 'to-come' : undefined;
    }
    default:
      return undefined;
  }
}

type Items = readonly Record<string, unknown>[];

/** The records of people in the items of whole partitions, without expired ones. */
export function recordsIn(items: Items, now: Date): PersonalRecord[] {
  const visits = new Map(items.map((item) => [`${item.pk} ${item.sk}`, item]));
  const visitOf = (booking: StoredBooking) => {
    const { pk, sk } = visitKeyOf(booking);
    return parseVisit(visits.get(`${pk} ${sk}`), now);
  };
  return items.flatMap((item) => recordsInItem(item, visitOf, now));
}

function recordsInItem(
  item: Record<string, unknown>,
  visitOf: (booking: StoredBooking) => StoredVisit,
  now: Date,
): PersonalRecord[] {
  const key = { pk: String(item.pk), sk: String(item.sk) };
  if (isExpired(item, now)) return [];
  if (key.sk.startsWith(slotKeyPrefix) || key.sk.startsWith(archiveKeyPrefix)) {
    return (parseSlot(item, now)?.bookings ?? []).flatMap((booking) => [
      { kind: 'booking', key, content: withVisit(booking, visitOf(booking)) },
      ...formerAddresses(booking).map((former) => ({
        kind: 'former-address' as const,
        key,
        content: former,
        booking,
      })),
    ]);
  }
  if (key.sk.startsWith('ORDER#')) {
    const content = parseOrder(item, now);
    return content ? [{ kind: 'order', key, content }] : [];
  }
  if (key.sk.startsWith(referenceRequestPrefix))
    return [{ kind: 'reference-request', key, content: StoredReferenceRequest.parse(item) }];
  if (key.sk.startsWith('ENQUIRY#')) return [{ kind: 'enquiry', key, content: StoredEnquiry.parse(item) }];
  if (key.sk.startsWith('OPERATOR#')) return [{ kind: 'operator', key, content: StoredOperator.parse(item) }];
  return [];
}

/** Returns the check whether a record has this address. */
export const hasAddress = (email: string) => {
  const requested = email.toLowerCase();
  return (record: { readonly email: string }): boolean => record.email.toLowerCase() === requested;
};

/** Each former address of a booking that is not its current one, once. */
function formerAddresses(booking: StoredBooking): readonly FormerAddress[] {
  const { date, time, tourType, formerEmails = [] } = booking;
  return formerEmails
    .filter((former, index) => {
      const isSameAddress = hasAddress(former.email);
      return !isSameAddress(booking) && !formerEmails.slice(index + 1).some(isSameAddress);
    })
    .map(({ email, changedAt }) => ({
      ...{ email, changedAt, date, time, tourType },
      formerIds: formerEmails
        .filter(hasAddress(email))
        .flatMap(idOf)
        .filter((id) => id !== booking.id),
    }));
}

const idOf = ({ reference }: { readonly reference: string }): readonly string[] => {
  const parsed = parseReference(reference);
  return parsed ? [bookingId(parsed.secretSuffix)] : [];
};
