import type { BookingDetails } from '../../../functions/stores/bookings/changed-booking.ts';
import type { StoredBooking } from '../../../functions/stores/bookings/slot-item.ts';

/** What a visitor does. `latest`: by the newest link they have, not by the first. */
export type Act =
  | { readonly what: 'book'; readonly booking: StoredBooking }
  | {
      readonly what: 'change';
      readonly booking: StoredBooking;
      readonly wanted: BookingDetails;
      readonly latest: boolean;
    }
  | { readonly what: 'cancel' | 'find'; readonly booking: StoredBooking; readonly latest: boolean };
