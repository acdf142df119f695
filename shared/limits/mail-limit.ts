import type { MailEvent } from '../contracts/mail-event.ts';
import type { Quota } from './quota.ts';

/**
 * Points of booking mails that one mailbox gets in a day. Anybody can name any address in a booking: a booking holds
 * seats, so its mail counts little; what can be had over and over without a seat counts ten.
 */
export const bookingMailQuota: Quota = { most: 1000, perHours: 24 };

/** How much the mail of an event counts; undefined for what only the house can bring about. */
export function mailPoints(type: MailEvent['type']): number | undefined {
  switch (type) {
    case 'booking.confirmed':
      return 1;
    case 'booking.confirmation-requested':
    case 'booking.changed':
    case 'booking.cancelled':
      return 10;
    default:
      return undefined;
  }
}
