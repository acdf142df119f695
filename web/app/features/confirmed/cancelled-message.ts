import type { Booking } from '../../../../shared/contracts/booking.ts';
import { confirmedCopy as copy } from '../../content/booking/confirmed-copy.ts';

/** What the banner of a cancelled booking says: who cancelled it, and why when it was the house. */
export const cancelledSentence = ({ closedReason }: Pick<Booking, 'closedReason'>): string =>
  closedReason === undefined ? copy.cancelledBanner : copy.closedBanner(closedReason);
