import type { EmailEvent } from '../events/email-event.ts';
import type { Quota } from './quota.ts';

/**
 * Daily quotas of booking emails per mailbox, because anyone can enter any address. Separate pools, so that exhausting
 * one on purpose does not block the others. Confirmations and cancellations exceed what one network can cause
 * (`networkLimits`); emails that one booking can cause repeatedly have a low limit.
 */
export const mailPools = {
  confirmations: { max: 1000, perHours: 24 },
  cancellations: { max: 750, perHours: 24 },
  /** Emails with several confirmations each. */
  digests: { max: 36, perHours: 24 },
  /** Changes and resent confirmations. */
  changes: { max: 30, perHours: 24 },
  /** Notices to former addresses. */
  addressNotices: { max: 30, perHours: 24 },
} as const satisfies Readonly<Record<string, Quota>>;

/**
 * Confirmations of a day that a mailbox gets one by one. Later ones are gathered and sent together, so that
 * no one can fill a stranger's mailbox by booking in their name.
 */
export const singleConfirmations: Quota = { max: 9, perHours: 24 };

/** Minutes during which confirmations are gathered: fewer than between the cut-off and a start. */
export const gatherMinutes = 10;

export type MailPool = keyof typeof mailPools;

/** Emails per booking and day to all addresses, besides confirmation and cancellation. */
export const mailsOfOneBooking: Quota = { max: 12, perHours: 24 };

/** The pool charged for an event's email to the guest; undefined for emails that only the distillery can cause. */
export function poolOf(type: EmailEvent['type']): MailPool | undefined {
  switch (type) {
    case 'booking.confirmed':
      return 'confirmations';
    case 'booking.cancelled':
      return 'cancellations';
    case 'booking.confirmation-requested':
    case 'booking.changed':
      return 'changes';
    default:
      return undefined;
  }
}
