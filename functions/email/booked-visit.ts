import type { VisitOnRecord } from '#shared/calendar-file/calendar-entry.ts';
import type { OptionalDetails } from '#shared/contracts/guests/create-booking.ts';
import type { OfferedStart } from '#shared/staff/closing/closing-offers.ts';

/** The fields of a booking that emails and calendar entries need. Text fields are as the guest typed them. */
export interface BookedVisit extends VisitOnRecord, Omit<OptionalDetails, keyof VisitOnRecord> {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** Reason for a cancellation by the distillery; undefined for one by the guest. */
  readonly closedReason?: string | undefined;
  /** Starts that the distillery offers instead. */
  readonly offered?: readonly OfferedStart[] | undefined;
}

export type BookingMailKind = 'confirmation' | 'change' | 'restoration' | 'reminder' | 'cancellation';
