import { retentionDays } from '#shared/limits/retention.ts';
import {
  type PersonalKind,
  personalKinds,
  type RecordTally,
  type RetentionReason,
} from './personal-records.ts';

/** Effect of an erasure on each kind of record. */
export const erasureEffects: Readonly<Record<PersonalKind, string>> = {
  booking: 'name, address, telephone number and notes go, visit and payments stay',
  'former-address': 'the address goes, the booking stays with its guest',
  order: 'addresses go, bottles and amounts stay',
  'reference-request': 'the address goes',
  enquiry: 'all that was typed and noted goes',
  operator: 'all that was typed goes',
};

/** Why a record stays, and what to do. */
export const retentionReasons: Readonly<Record<RetentionReason, string>> = {
  'to-come': 'the visit is still to come: cancel it first',
  'being-paid': 'its payment is under way: wait until it ends',
  disputed: 'a bank disputes its payment: wait until it has decided',
  'to-be-shipped': 'it is paid and not shipped: ship or refund it first',
  'being-refunded': 'its refund is under way: wait until it ends',
  'has-access': 'they have access: revoke their access first',
};

const names: Readonly<Record<PersonalKind, readonly [one: string, more: string]>> = {
  booking: ['booking', 'bookings'],
  'former-address': ['earlier address', 'earlier addresses'],
  order: ['order', 'orders'],
  'reference-request': ['request for references', 'requests for references'],
  enquiry: ['enquiry', 'enquiries'],
  operator: ['operator', 'operators'],
};

/** `2 bookings, 1 order`; `nothing`. */
export function formatTally(tally: RecordTally): string {
  const parts = personalKinds.flatMap((kind) => {
    const count = tally[kind] ?? 0;
    return count === 0 ? [] : [`${count} ${names[kind][count === 1 ? 0 : 1]}`];
  });
  return parts.join(', ') || 'nothing';
}

export const privacyMessages = {
  whoProblem: 'Please enter an email address, a telephone number or a booking reference.',
  nothing: 'Nothing is stored under this address, number or reference.',
  /** Data that the product does not store. */
  notCovered: `Mailboxes, Stripe, the mail service’s list of addresses that bounced, and the table’s backups of ${retentionDays.backups} days are not covered.`,
  changed:
    'What is stored has changed since it was shown. Nothing was erased. Look at it as it is now, then decide.',
  keyReused: 'This was sent before for something else. Nothing was done. Load the page again.',
} as const;
