import { optionalDetails } from '#shared/contracts/fields.ts';
import type { VisitEntry, VisitLog } from '#shared/staff/parties/visit-log.ts';
import { type NamedGuest, withoutNames } from '#shared/staff/parties/without-names.ts';
import { referenceRequestExpiresAt, StoredReferenceRequest } from '../bookings/reference-requests.ts';
import { bookingAttribute, StoredBooking } from '../bookings/slot-item.ts';
import { type BookingWithVisit, visitWrites } from '../bookings/visit-item.ts';
import { enquiryExpiresAt, StoredEnquiry } from '../enquiries/enquiries.ts';
import { historyOf, StoredOperator, versionOf } from '../operators/operator-item.ts';
import { orderExpiresAt, StoredOrder } from '../orders/order-item.ts';
import type { Write } from '../table/commands.ts';
import { erased } from '../table/erased.ts';
import { equals, hasSize, isMissing, isUnchanged, onlyIf, updateOf } from '../table/expressions.ts';
import type { ItemKey, Table } from '../table/table.ts';
import { hasAddress, type PersonalRecord } from './personal-record.ts';

type WithoutKey<Record> = Record extends unknown ? Omit<Record, 'key'> : never;

/** The writes that erase a record; their condition fails when it has changed since it was read. */
export function erasingWrites(table: Table, { key, ...record }: PersonalRecord): readonly Write[] {
  if (record.kind === 'booking') return withoutGuest(table, key, record.content);
  return [erasingWrite(table, key, record)];
}

function erasingWrite(
  table: Table,
  key: ItemKey,
  record: Exclude<WithoutKey<PersonalRecord>, { kind: 'booking' }>,
): Write {
  switch (record.kind) {
    case 'former-address':
      return withoutFormerEmail(table, key, record.booking, record.content.email);
    case 'order':
      return withoutCustomer(table, key, record.content);
    case 'reference-request':
      return withoutAddress(table, key, record.content);
    case 'enquiry':
      return withoutEnquirer(table, key, record.content);
    case 'operator':
      return withoutApplicant(table, key, record.content);
  }
}

function withoutGuest(table: Table, key: ItemKey, { visit, ...booking }: BookingWithVisit): Write[] {
  return [
    rewrite(table, key, booking, anonymousBooking(booking)),
    { Update: visitWrites(table).replace(booking, visit, anonymousLog(visit.log, booking)) },
  ];
}

/** A booking without its guest: seats and amounts stay. */
export function anonymousBooking(booking: StoredBooking): StoredBooking {
  const { formerEmails: _formerEmails, ...rest } = StoredBooking.parse(booking);
  return {
    ...rest,
    ...Object.fromEntries(Object.keys(optionalDetails).map((name) => [name, undefined])),
    firstName: erased.name,
    lastName: erased.name,
    email: erased.email,
    phone: undefined,
    fingerprint: erased.digest,
  };
}

/** The log of a party without personal data of the guest. */
export const anonymousLog = (log: VisitLog, guest: NamedGuest): VisitLog =>
  log.map((entry) => withoutText(entry, guest));

/**
 * Arrivals and payments stay for bookkeeping, with the reasons of complimentary visits and reversals, without the
 * name of the guest; notes about the guest are erased.
 */
function withoutText(entry: VisitEntry, guest: NamedGuest): VisitEntry {
  if (entry.kind === 'note') return { ...entry, text: erased.digest };
  if (!('reason' in entry) || entry.reason === undefined) return entry;
  return { ...entry, reason: withoutNames(entry.reason, guest) };
}

function withoutFormerEmail(table: Table, key: ItemKey, booking: StoredBooking, email: string): Write {
  const { formerEmails = [], ...rest } = booking;
  const isSameAddress = hasAddress(email);
  const others = formerEmails.filter((former) => !isSameAddress(former));
  return rewrite(table, key, booking, { ...rest, ...(others.length > 0 && { formerEmails: others }) });
}

/** Replaces a booking without an event, so that no email is sent. */
const rewrite = (table: Table, key: ItemKey, booking: StoredBooking, replacement: StoredBooking): Write => ({
  Update: {
    TableName: table.name,
    Key: { ...key },
    ...updateOf({
      set: { [bookingAttribute(booking.id)]: replacement },
      remove: ['event'],
      when: [equals(bookingAttribute(booking.id), booking)],
    }),
  },
});

function withoutCustomer(table: Table, key: ItemKey, order: StoredOrder): Write {
  const anonymous = anonymousOrder(order);
  return {
    Put: {
      TableName: table.name,
      Item: { ...key, ...anonymous, expiresAt: orderExpiresAt(anonymous) },
      ...onlyIf(equals('version', order.version)),
    },
  };
}

/** An order without its customer: bottles and amounts stay. */
export function anonymousOrder(order: StoredOrder): StoredOrder {
  const { shipTo: _shipTo, session, ...rest } = StoredOrder.parse(order);
  return {
    ...rest,
    email: erased.email,
    fingerprint: erased.digest,
    version: order.version + 1,
    ...(session && { session: { id: session.id, expiresAt: session.expiresAt } }),
  };
}

function withoutAddress(table: Table, key: ItemKey, request: StoredReferenceRequest): Write {
  return {
    Put: {
      TableName: table.name,
      Item: {
        ...key,
        ...StoredReferenceRequest.parse(request),
        email: erased.email,
        expiresAt: referenceRequestExpiresAt(request),
      },
      ...unlessErased(request),
    },
  };
}

function withoutEnquirer(table: Table, key: ItemKey, enquiry: StoredEnquiry): Write {
  const { log = [], email } = enquiry;
  return {
    Put: {
      TableName: table.name,
      Item: { ...key, ...anonymousEnquiry(enquiry), expiresAt: enquiryExpiresAt(enquiry) },
      // Staff may have added personal data to the log since the enquiry was read.
      ...onlyIf(equals('email', email), log.length === 0 ? isMissing('log') : hasSize('log', log.length)),
    },
  };
}

/** The empty record that an erased enquiry leaves. */
export const anonymousEnquiry = (enquiry: StoredEnquiry): StoredEnquiry => ({
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
});

/** Of two concurrent erasures of a form, one succeeds. */
const unlessErased = ({ email }: { readonly email: string }) => onlyIf(equals('email', email));

function withoutApplicant(table: Table, key: ItemKey, operator: StoredOperator): Write {
  const { email, status, version } = operator;
  return {
    Put: {
      TableName: table.name,
      Item: { ...key, ...anonymousOperator(operator) },
      ...onlyIf(equals('status', status), equals('email', email), isUnchanged('version', version)),
    },
  };
}

/** An operator without the person who applied. */
export const anonymousOperator = (operator: StoredOperator): StoredOperator => ({
  ...StoredOperator.parse(operator),
  companyName: erased.name,
  contactName: erased.name,
  email: erased.email,
  mobilePhone: '',
  version: versionOf(operator) + 1,
  history: historyOf(operator).map((entry) =>
    entry.kind === 'note' ? { ...entry, text: erased.digest } : entry,
  ),
});
