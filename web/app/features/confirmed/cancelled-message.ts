import type { Booking } from '../../../../shared/contracts/booking.ts';
import { confirmedCopy as copy } from '../../content/booking/confirmed-copy.ts';

/** Text of the cancelled banner: by whom, and why when it was the distillery. */
export const cancelledSentence = ({ closedReason }: Pick<Booking, 'closedReason'>): string =>
  closedReason === undefined ? copy.cancelledBanner : copy.closedBanner(closedReason);
