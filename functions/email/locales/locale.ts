import type { TourType } from '../../../shared/booking/slots.ts';
import type { CalendarDate } from '../../../shared/values/port-vila-time.ts';
import type { VisitPhrases } from '../../../shared/visits/visit-phrases.ts';

/** A heading and the paragraphs below it. */
export interface Passage {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What differs between the kinds of mail. `{tour}` and `{date}` come ready for the language. */
export interface BookingMailWords {
  readonly subject: (tour: string, date: string) => string;
  /** The line that inboxes show after the subject. */
  readonly preheader: (timeAndZone: string, guests: string) => string;
  readonly heading: Readonly<Record<TourType, string>>;
  /** `name` is empty when the guest's name cannot be repeated. */
  readonly lead: (name: string, type: TourType) => string;
  readonly action: string;
  readonly actionNote: string;
  readonly passages: (type: TourType) => readonly Passage[];
}

/** What somebody is told whose address a booking had before; nothing in it was typed by anybody. */
export interface FormerAddressWords {
  readonly subject: string;
  readonly heading: string;
  /** `visit` and `changed`, when the address was replaced, come ready for the language. */
  readonly lead: (visit: string, changed: string) => string;
  readonly objection: Passage;
}

/** Everything a mail says, in one language: what is said of the visit anywhere, and what only mails say. */
export interface MailLocale extends VisitPhrases {
  readonly weekday: (date: CalendarDate) => string;
  /** Day of the month as it stands alone. */
  readonly day: (date: CalendarDate) => string;
  readonly monthAndYear: (date: CalendarDate) => string;
  /** A whole hour on the day gauge. */
  readonly hour: (hour: number) => string;
  readonly payments: string;
  readonly labels: VisitPhrases['labels'] & {
    readonly tour: string;
    readonly guests: string;
    readonly when: string;
    readonly reason: string;
  };
  readonly findingUs: string;
  /** Above the card for the driver. */
  readonly forDriver: { readonly heading: string; readonly lead: string };
  /** The state of a visit that is off. */
  readonly off: string;
  readonly reply: string;
  readonly confirmation: BookingMailWords;
  readonly change: BookingMailWords;
  /** The evening before the visit. */
  readonly reminder: BookingMailWords;
  readonly cancellation: BookingMailWords;
  /** A cancellation by the house, which had to close. */
  readonly closure: BookingMailWords;
  /** To the address before: that there is another now, and that the booking was cancelled after that. */
  readonly addressChanged: FormerAddressWords;
  readonly addressCancelled: FormerAddressWords;
  /** Opens a booking for those it may no longer belong to. */
  readonly seeBooking: string;
  /** Of a booking whose address was changed, to the holder of the address before. */
  readonly linkStillOpens: string;
}
