import { createHash } from 'node:crypto';
import { lastingId, type StoredBooking } from '#functions/stores/bookings/slot-item.ts';

const digestLength = 16;

/** The digest of the parties that a closing notifies. */
export const digestOfParties = (bookings: readonly StoredBooking[]): string =>
  createHash('sha256')
    .update(bookings.map(lastingId).toSorted().join('\n'))
    .digest('hex')
    .slice(0, digestLength);
