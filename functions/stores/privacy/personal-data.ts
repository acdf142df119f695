import { PutCommand, paginateScan, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { optionalDetails } from '../../../shared/contracts/fields.ts';
import { caseOf } from '../../../shared/enquiries/enquiry-case.ts';
import { isOpenDispute } from '../../../shared/shop/disputes.ts';
import type { VisitEntry } from '../../../shared/staff/visit-log.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { dateOf } from '../../../shared/values/port-vila-time.ts';
import {
  referenceRequestExpiresAt,
  referenceRequestPrefix,
  StoredReferenceRequest,
} from '../bookings/reference-requests.ts';
import {
  archiveKeyPrefix,
  bookingAttribute,
  parseSlot,
  StoredBooking,
  slotKeyPrefix,
} from '../bookings/slot-item.ts';
import { enquiryExpiresAt, StoredEnquiry } from '../enquiries/enquiries.ts';
import { historyOf, StoredOperator, versionOf } from '../operators/operator-item.ts';
import { orderExpiresAt, parseOrder, StoredOrder } from '../orders/order-item.ts';
import { erased } from '../table/erased.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';
import { recordsOf } from './sought-person.ts';

/** A record that holds personal data, and its key. */
export type PersonalRecord = { readonly key: ItemKey } & (
  | { readonly kind: 'booking'; readonly content: StoredBooking }
  | { readonly kind: 'former-address'; readonly content: FormerAddress; readonly booking: StoredBooking }
  | { readonly kind: 'order'; readonly content: StoredOrder }
  | { readonly kind: 'reference-request'; readonly content: StoredReferenceRequest }
  | { readonly kind: 'enquiry'; readonly content: StoredEnquiry }
  | { readonly kind: 'operator'; readonly content: StoredOperator }
);

/** A former address of a booking that now has another. No other data of it belongs to this person. */
type FormerAddress = Pick<StoredBooking, 'email' | 'date' | 'time' | 'tourType'> & {
  /** In epoch seconds. */
  readonly changedAt: number;
};

/**
 * All records of people, in the whole table. There is deliberately no index by address: only staff can look people up,
 * by a full scan.
 */
export function personalData(table: Table, clock: Clock) {
  return {
    /**
     * Everything of a person. A booking by telephone may have no address.
     *
     * @param who email address, telephone number or booking reference; anything else finds nothing
     */
    async of(who: string): Promise<readonly PersonalRecord[]> {
      const isTheirs = recordsOf(who);
      if (isTheirs === undefined) return [];
      const found: PersonalRecord[] = [];
      const pages = paginateScan({ client: table.client }, { TableName: table.name, ConsistentRead: true });
      for await (const page of pages) {
        for (const item of page.Items ?? []) found.push(...recordsIn(item, clock()));
      }
      return found.filter(({ content }) => isTheirs(content));
    },

    /**
     * Erases personal data from a record. Visits, bottles and amounts stay for bookkeeping. A form leaves an empty
     * record until its expiry, so that a retry does not restore it. Fields unknown to the schema may be personal and
     * are removed. Throws when the record has changed since it was read: read it again then.
     */
    async erase({ key, ...record }: PersonalRecord): Promise<void> {
      switch (record.kind) {
        case 'booking':
          return void (await table.client.send(withoutGuest(table, key, record.content)));
        case 'former-address':
          return void (await table.client.send(
            withoutFormer(table, key, record.booking, record.content.email),
          ));
        case 'order':
          return void (await table.client.send(withoutCustomer(table, key, record.content)));
        case 'reference-request':
          return void (await table.client.send(withoutAddress(table, key, record.content)));
        case 'enquiry':
          return void (await table.client.send(withoutEnquirer(table, key, record.content)));
        case 'operator':
          return void (await table.client.send(withoutApplicant(table, key, record.content)));
      }
    },
  };
}

/** Why a record cannot be erased yet. */
export type StillNeeded =
  | 'to-come'
  | 'being-paid'
  | 'disputed'
  | 'to-be-shipped'
  | 'being-refunded'
  | 'has-access';

/** Undefined when the record can be erased. */
export function stillNeeded({ kind, content }: PersonalRecord, now: Date): StillNeeded | undefined {
  switch (kind) {
    case 'booking':
      return content.status === 'confirmed' && content.date >= dateOf(now) ? 'to-come' : undefined;
    case 'order': {
      const { status, shipped, refundedAt } = content;
      if (status === 'pending' || status === 'awaiting') return 'being-paid';
      // The answer to the bank needs name and address.
      if ((content.disputes ?? []).some(isOpenDispute)) return 'disputed';
      if (status === 'paid' && shipped === undefined) return 'to-be-shipped';
      return status === 'refunded' && refundedAt === undefined ? 'being-refunded' : undefined;
    }
    case 'operator':
      return content.status === 'approved' ? 'has-access' : undefined;
    case 'enquiry': {
      const { state, block } = caseOf(content.log ?? []);
      const isToCome = state === 'booked' && block !== undefined && block.date >= dateOf(now);
      return isToCome ? 'to-come' : undefined;
    }
    default:
      return undefined;
  }
}

function recordsIn(item: Record<string, unknown>, now: Date): PersonalRecord[] {
  const key = { pk: String(item.pk), sk: String(item.sk) };
  if (isExpired(item, now)) return [];
  if (key.sk.startsWith(slotKeyPrefix) || key.sk.startsWith(archiveKeyPrefix)) {
    return (parseSlot(item, now)?.bookings ?? []).flatMap((content) => [
      { kind: 'booking', key, content },
      ...formerAddresses(content).map((former) => ({
        kind: 'former-address' as const,
        key,
        content: former,
        booking: content,
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

function withoutGuest(table: Table, key: ItemKey, booking: StoredBooking): UpdateCommand {
  const { formerEmails: _others, ...kept } = StoredBooking.parse(booking);
  const blanked = {
    ...kept,
    ...Object.fromEntries(Object.keys(optionalDetails).map((name) => [name, undefined])),
    firstName: erased.name,
    lastName: erased.name,
    email: erased.email,
    phone: undefined,
    fingerprint: erased.digest,
    visit: kept.visit && { log: kept.visit.log.map(withoutText) },
  };
  return rewriting(table, key, booking, blanked);
}

/** Arrivals and payments stay for bookkeeping; what was noted about the guest goes. */
function withoutText(entry: VisitEntry): VisitEntry {
  if (entry.kind === 'note') return { ...entry, text: erased.digest };
  // Without a reason it would be no reversal any more.
  if (entry.kind === 'undo' && entry.reason !== undefined) return { ...entry, reason: erased.digest };
  return entry;
}

const isOf = (email: string) => {
  const wanted = email.toLowerCase();
  return (of: { readonly email: string }): boolean => of.email.toLowerCase() === wanted;
};

/** Each former address of a booking that is not its current one, once. */
function formerAddresses(booking: StoredBooking): readonly FormerAddress[] {
  const { date, time, tourType, formerEmails = [] } = booking;
  return formerEmails
    .filter((former, index) => {
      const isSame = isOf(former.email);
      return !isSame(booking) && !formerEmails.slice(index + 1).some(isSame);
    })
    .map(({ email, changedAt }) => ({ email, changedAt, date, time, tourType }));
}

function withoutFormer(table: Table, key: ItemKey, booking: StoredBooking, email: string): UpdateCommand {
  const { formerEmails = [], ...rest } = booking;
  const isTheirs = isOf(email);
  const others = formerEmails.filter((former) => !isTheirs(former));
  return rewriting(table, key, booking, { ...rest, ...(others.length > 0 && { formerEmails: others }) });
}

/** Replaces an item without an event, and so without a mail. */
const rewriting = (
  table: Table,
  key: ItemKey,
  booking: StoredBooking,
  instead: StoredBooking,
): UpdateCommand =>
  new UpdateCommand({
    TableName: table.name,
    Key: { ...key },
    UpdateExpression: 'SET #booking = :instead REMOVE #event',
    ConditionExpression: '#booking = :seen',
    ExpressionAttributeNames: { '#booking': bookingAttribute(booking.id), '#event': 'event' },
    ExpressionAttributeValues: { ':instead': instead, ':seen': booking },
  });

function withoutCustomer(table: Table, key: ItemKey, order: StoredOrder): PutCommand {
  const { shipTo: _who, session, ...rest } = StoredOrder.parse(order);
  const blanked: StoredOrder = {
    ...rest,
    email: erased.email,
    fingerprint: erased.digest,
    version: order.version + 1,
    ...(session && { session: { id: session.id, expiresAt: session.expiresAt } }),
  };
  return new PutCommand({
    TableName: table.name,
    Item: { ...key, ...blanked, expiresAt: orderExpiresAt(blanked) },
    ConditionExpression: 'version = :read',
    ExpressionAttributeValues: { ':read': order.version },
  });
}

function withoutAddress(table: Table, key: ItemKey, request: StoredReferenceRequest): PutCommand {
  return new PutCommand({
    TableName: table.name,
    Item: {
      ...key,
      ...StoredReferenceRequest.parse(request),
      email: erased.email,
      expiresAt: referenceRequestExpiresAt(request),
    },
    ConditionExpression: 'attribute_exists(pk)',
  });
}

function withoutEnquirer(table: Table, key: ItemKey, enquiry: StoredEnquiry): PutCommand {
  const blanked: StoredEnquiry = {
    ...StoredEnquiry.parse(enquiry),
    name: erased.name,
    business: '',
    email: erased.email,
    phone: '',
    eventName: '',
    date: '',
    peopleCount: '',
    description: '',
    log: undefined,
  };
  const { log = [] } = enquiry;
  return new PutCommand({
    TableName: table.name,
    Item: { ...key, ...blanked, expiresAt: enquiryExpiresAt(enquiry) },
    // What staff have added since it was read may be personal too.
    ...(log.length === 0
      ? { ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#log)' }
      : { ConditionExpression: 'size(#log) = :seen', ExpressionAttributeValues: { ':seen': log.length } }),
    ExpressionAttributeNames: { '#log': 'log' },
  });
}

function withoutApplicant(table: Table, key: ItemKey, operator: StoredOperator): PutCommand {
  const blanked: StoredOperator = {
    ...StoredOperator.parse(operator),
    companyName: erased.name,
    contactName: erased.name,
    email: erased.email,
    mobilePhone: '',
    version: versionOf(operator) + 1,
    history: historyOf(operator).map((entry) =>
      entry.kind === 'note' ? { ...entry, text: erased.digest } : entry,
    ),
  };
  const { version } = operator;
  return new PutCommand({
    TableName: table.name,
    Item: { ...key, ...blanked },
    ConditionExpression: `#status = :seen AND ${version === undefined ? 'attribute_not_exists(#version)' : '#version = :version'}`,
    ExpressionAttributeNames: { '#status': 'status', '#version': 'version' },
    ExpressionAttributeValues: {
      ':seen': operator.status,
      ...(version !== undefined && { ':version': version }),
    },
  });
}
