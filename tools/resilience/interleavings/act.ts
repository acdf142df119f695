import type { BookingDetails } from '#functions/stores/bookings/changed-booking.ts';
import type { ClosureCommand } from '#functions/stores/bookings/closure-marks.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import type { PartyCommand } from '#shared/staff/parties/party-change.ts';
import type { VisitAuthor, VisitCommand } from '#shared/staff/parties/visit-command.ts';

/**
 * An action of a visitor or of staff. With `usesLatest`, they use their newest link instead of the first. `close` and
 * `reopen` act on the slot of the booking.
 */
export type Act =
  | { readonly kind: 'book'; readonly booking: StoredBooking }
  | { readonly kind: 'close'; readonly booking: StoredBooking }
  | {
      readonly kind: 'close by command';
      readonly booking: StoredBooking;
      readonly command: ClosureCommand;
    }
  | { readonly kind: 'reopen'; readonly booking: StoredBooking; readonly command: ClosureCommand }
  | {
      readonly kind: 'press';
      readonly booking: StoredBooking;
      readonly command: VisitCommand;
      readonly author: VisitAuthor;
    }
  | { readonly kind: 'deliver'; readonly booking: StoredBooking; readonly press: KeptPress }
  | {
      /** A change by a colleague who saw the booking in this version. */
      readonly kind: 'change by staff';
      readonly booking: StoredBooking;
      readonly requested: BookingDetails;
      readonly command: PartyCommand;
      readonly author: VisitAuthor;
    }
  | {
      readonly kind: 'cancel by staff';
      readonly booking: StoredBooking;
      readonly command: PartyCommand;
      readonly author: VisitAuthor;
    }
  | {
      readonly kind: 'change';
      readonly booking: StoredBooking;
      readonly requested: BookingDetails;
      readonly usesLatest: boolean;
    }
  | { readonly kind: 'cancel' | 'find'; readonly booking: StoredBooking; readonly usesLatest: boolean };
