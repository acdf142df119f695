import type { TourLanguage } from '../../shared/booking/language.ts';
import type { StartTime, TourType } from '../../shared/booking/slots.ts';
import type { CalendarDate } from '../../shared/values/port-vila-time.ts';

/** What mails and calendar entries need to know of a booking. Text fields are as the guest typed them. */
export interface BookedVisit {
  /** Names the booking for good and opens nothing, unlike the reference. */
  readonly id: string;
  /** 0 when booked, one more with each change (RFC 5545 §3.8.7.4). */
  readonly sequence: number;
  readonly reference: string;
  readonly tourType: TourType;
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly preferredLanguage: TourLanguage;
  readonly guestCount: number;
  /** Whole vatu for all guests. */
  readonly totalPrice: number;
  /** Why the house had to cancel the visit; undefined when it was not the house that did. */
  readonly closedReason?: string | undefined;
}

/** What a guest is told about a booking. */
export type NoticeKind = 'confirmation' | 'change' | 'reminder' | 'cancellation';
