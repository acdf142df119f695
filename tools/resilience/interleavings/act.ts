import type { BookingDetails } from '#functions/stores/bookings/changed-booking.ts';
import type { ClosureCommand } from '#functions/stores/bookings/closure-marks.ts';
import type { StoredBooking } from '#functions/stores/bookings/slot-item.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import type { PartyCommand } from '#shared/staff/parties/party-change.ts';
import type { VisitAuthor, VisitCommand } from '#shared/staff/parties/visit-command.ts';

/**
 * An action of a visitor or of staff. `latest`: they use their newest link instead of the first. `close` and `reopen`
 * act on the slot of the booking.
 */
export type Act =
  | { readonly what: 'book'; readonly booking: StoredBooking }
  | { readonly what: 'close'; readonly booking: StoredBooking }
  | {
      readonly what: 'close by command';
      readonly booking: StoredBooking;
      readonly command: ClosureCommand;
    }
  | { readonly what: 'reopen'; readonly booking: StoredBooking; readonly command: ClosureCommand }
  | {
      readonly what: 'press';
      readonly booking: StoredBooking;
      readonly command: VisitCommand;
      readonly author: VisitAuthor;
    }
  | { readonly what: 'deliver'; readonly booking: StoredBooking; readonly press: KeptPress }
  | {
      /** A change by a colleague who saw the booking in this version. */
      readonly what: 'change by staff';
      readonly booking: StoredBooking;
      readonly requested: BookingDetails;
      readonly command: PartyCommand;
      readonly author: VisitAuthor;
    }
  | {
      readonly what: 'cancel by staff';
      readonly booking: StoredBooking;
      readonly command: PartyCommand;
      readonly author: VisitAuthor;
    }
  | {
      readonly what: 'change';
      readonly booking: StoredBooking;
      readonly requested: BookingDetails;
      readonly latest: boolean;
    }
  | { readonly what: 'cancel' | 'find'; readonly booking: StoredBooking; readonly latest: boolean };
