import type { MailEvent } from '../events/mail-event.ts';
import type { Quota } from './quota.ts';

/**
 * Daily quotas of booking mails per mailbox, because anyone can enter any address. Separate pools, so that exhausting
 * one on purpose does not block the others. Confirmations and cancellations exceed what one network can cause
 * (`networkLimits`); mails that one booking can cause repeatedly have a low limit.
 */
export const mailPools = {
  confirmations: { max: 1000, perHours: 24 },
  cancellations: { max: 750, perHours: 24 },
  /** Mails with several confirmations each. */
  digests: { max: 36, perHours: 24 },
  /** Changes and resent confirmations. */
  changes: { max: 30, perHours: 24 },
  /** Notices to former addresses. */
  addressNotices: { max: 30, perHours: 24 },
} as const satisfies Readonly<Record<string, Quota>>;

/**
 * Confirmations of a day that a mailbox gets one by one. Those that follow are gathered and go out together, so that
 * no one can fill a stranger's mailbox by booking in their name.
 */
export const singleConfirmations: Quota = { max: 9, perHours: 24 };

/** How long confirmations are gathered: shorter than the time between the cut-off and a start. */
export const gatherMinutes = 10;

export type MailPool = keyof typeof mailPools;

/** Mails per booking and day to all addresses, besides confirmation and cancellation. */
export const mailsOfOneBooking: Quota = { max: 12, perHours: 24 };

/** The pool charged for an event's mail to the guest; undefined for mails that only the distillery can cause. */
export function poolOf(type: MailEvent['type']): MailPool | undefined {
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
