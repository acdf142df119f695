import type { BookingDetails } from '../../../functions/stores/bookings/changed-booking.ts';
import type { StoredBooking } from '../../../functions/stores/bookings/slot-item.ts';

/** An action of a visitor. `latest`: with their newest link instead of the first. */
export type Act =
  | { readonly what: 'book'; readonly booking: StoredBooking }
  | {
      readonly what: 'change';
      readonly booking: StoredBooking;
      readonly wanted: BookingDetails;
      readonly latest: boolean;
    }
  | { readonly what: 'cancel' | 'find'; readonly booking: StoredBooking; readonly latest: boolean };
