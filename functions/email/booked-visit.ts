import type { VisitOnRecord } from '../../shared/calendar-file/calendar-entry.ts';
import type { OptionalDetails } from '../../shared/contracts/create-booking.ts';

/** What mails and calendar entries need to know of a booking. Text fields are as the guest typed them. */
export interface BookedVisit extends VisitOnRecord, OptionalDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Why the house had to cancel the visit; undefined when it was not the house that did. */
  readonly closedReason?: string | undefined;
}

/** What a guest is told about a booking. */
export type BookingMailKind = 'confirmation' | 'change' | 'reminder' | 'cancellation';
