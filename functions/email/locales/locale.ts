import type { TourType } from '#shared/booking/slots.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { VisitPhrases } from '#shared/visits/visit-phrases.ts';

export interface Passage {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Texts that differ by kind of email. The strings passed to them are already localized. */
export interface BookingMailWords {
  readonly subject: (tour: string, date: string) => string;
  /** The preview line that inboxes show after the subject. */
  readonly preheader: (timeAndZone: string, guests: string) => string;
  readonly heading: Readonly<Record<TourType, string>>;
  /** `name` is empty when the guest's name must not be repeated. */
  readonly lead: (name: string, type: TourType) => string;
  readonly action: string;
  readonly actionNote: string;
  readonly passages: (type: TourType) => readonly Passage[];
}

/** The email to a former address; contains no input of visitors. */
export interface FormerAddressWords {
  readonly subject: string;
  readonly heading: string;
  /** `visit` and `changed` (when the address was replaced) are already localized. */
  readonly lead: (visit: string, changed: string) => string;
  readonly objection: Passage;
}

/** The email with lost references. */
export interface ReferencesWords {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  /** Label of the last name on a booking. */
  readonly lastName: string;
  /** Shown when there are more bookings than the email lists. */
  readonly more: string;
  readonly objection: Passage;
}

/** The email with the confirmations of several bookings; contains no input of visitors. */
export type ConfirmationsWords = Omit<ReferencesWords, 'lastName' | 'more'>;

/** The ticket that a guest shows at the door. */
export interface TicketWords {
  readonly heading: string;
  readonly advice: string;
  /** Alternative text of the picture. */
  readonly picture: string;
}

/** Every text of the emails in one language, including the shared texts about a visit. */
export interface MailLocale extends VisitPhrases {
  readonly weekday: (date: CalendarDate) => string;
  readonly day: (date: CalendarDate) => string;
  readonly monthAndYear: (date: CalendarDate) => string;
  /** A full hour on the day meter. */
  readonly hour: (hour: number) => string;
  readonly payments: string;
  readonly labels: VisitPhrases['labels'] & {
    readonly tour: string;
    readonly guests: string;
    readonly when: string;
    readonly reason: string;
  };
  readonly ticket: TicketWords;
  readonly findingUs: string;
  readonly forDriver: { readonly heading: string; readonly lead: string };
  /** Text of the link to a map. */
  readonly map: string;
  /** Name of the calendar file. */
  readonly calendarFile: string;
  /** Label of a cancelled visit. */
  readonly cancelled: string;
  readonly reply: string;
  readonly confirmation: BookingMailWords;
  readonly change: BookingMailWords;
  /** The evening before the visit. */
  readonly reminder: BookingMailWords;
  readonly cancellation: BookingMailWords;
  /** Cancellation by the distillery, because of a closure. */
  readonly closure: BookingMailWords;
  /** A closure was undone: the visit that it had cancelled takes place. */
  readonly restoration: BookingMailWords;
  /** Other starts offered to the guests of a closed one. Never promises a place. */
  readonly offers: { readonly heading: string; readonly lead: (guests: string) => string };
  /** Notifies a former address that it was replaced. */
  readonly addressChanged: FormerAddressWords;
  /** Notifies a former address that the booking has been cancelled since. */
  readonly addressCancelled: FormerAddressWords;
  readonly references: ReferencesWords;
  readonly confirmations: ConfirmationsWords;
  readonly seeBooking: string;
  readonly linkStillOpens: string;
}
