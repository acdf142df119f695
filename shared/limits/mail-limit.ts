import type { MailEvent } from '../events/mail-event.ts';
import type { Quota } from './quota.ts';

/**
 * Mails about bookings that one mailbox gets in a day. Anybody can name any address in a booking, so each is bounded;
 * in pools apart, so that one of them used up on purpose silences none of the others. Confirmations and cancellations
 * have more room than one network can use up (`networkLimits`); what can be had over and over from one seat has little.
 */
export const mailPools = {
  confirmations: { most: 1000, perHours: 24 },
  cancellations: { most: 750, perHours: 24 },
  /** Changes, and confirmations asked for again. */
  changes: { most: 30, perHours: 24 },
  /** What the holder of an earlier address is told. */
  addressNotices: { most: 30, perHours: 24 },
} as const satisfies Readonly<Record<string, Quota>>;

export type MailPool = keyof typeof mailPools;

/** Mails about one booking in a day besides its confirmation and its cancellation, to all addresses together. */
export const mailsOfOneBooking: Quota = { most: 12, perHours: 24 };

/** The pool that the mail of an event to the guest counts in; undefined for what only the house can bring about. */
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
