import type { TourLanguage } from '../booking/language.ts';
import { priceInAud } from '../booking/price-in-aud.ts';
import { minutesOfStart, type StartTime, type TourType } from '../booking/slots.ts';
import { business } from '../content/business.ts';
import type { ChargingModel } from '../operators/operator-request.ts';
import { dueHereVuv, type OriginalBooking } from '../operators/operator-share.ts';
import type { CalendarDate } from '../values/port-vila-time.ts';
import { languageOfMessages, type MessageLanguage } from './message-language.ts';
import type { VisitPhrases } from './visit-phrases.ts';
import { visitPhrasesIn } from './visit-phrases-in.ts';

/** The parts of a visit that texts for guests use. `totalPrice` in whole vatu for all guests. */
export interface Visit {
  readonly tourType: TourType;
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly preferredLanguage: TourLanguage;
  /** Language of messages; that of the tour by default. */
  readonly messageLanguage?: MessageLanguage | undefined;
  readonly guestCount: number;
  readonly totalPrice: number;
  /** Present when a tour operator made the booking. */
  readonly operator?:
    | { readonly chargingModel: ChargingModel; readonly booked?: OriginalBooking | undefined }
    | undefined;
}

/** A visit in the guest's language. Times in Port Vila. */
export interface FormattedVisit {
  readonly words: VisitPhrases;
  readonly tour: string;
  readonly date: string;
  readonly time: string;
  /** `2:00 PM, Port Vila time (UTC+11)`. */
  readonly timeAndZone: string;
  /** Tour, duration and language. */
  readonly what: string;
  readonly guests: string;
  /** Amount to pay here, and whether an operator settles the rest or all of it. */
  readonly total: string;
  readonly isPaidHere: boolean;
  /**
   * The amount of `total` in Australian cash, shown after it. Undefined without such a price, or when `total` includes
   * it.
   */
  readonly orInAud: string | undefined;
  /** Lines from the distillery's name to its landmark. */
  readonly addressLines: readonly string[];
}

export function formatVisit(visit: Visit): FormattedVisit {
  const words = visitPhrasesIn(languageOfMessages(visit));
  const { name, address } = business;
  const time = words.time(minutesOfStart(visit.time));
  const tour = words.tour[visit.tourType];
  const due = dueHereVuv(visit);
  const aud = priceInAud(visit.tourType, due);
  const orInAud = aud === undefined ? undefined : words.orInAud(aud);
  const isShared = due !== visit.totalPrice;
  return {
    words,
    tour,
    date: words.date(visit.date),
    time,
    timeAndZone: `${time}, ${words.zone}`,
    what: `${tour}, ${words.duration[visit.tourType]}, ${words.spoken[visit.preferredLanguage]}`,
    guests: words.guests(visit.guestCount),
    total: isShared ? sharedTotalIn(words, due, orInAud) : words.vuv(due),
    isPaidHere: due > 0,
    orInAud: isShared ? undefined : orInAud,
    addressLines: [name, address.street, words.town, words.landmark],
  };
}

function sharedTotalIn(words: VisitPhrases, due: number, orInAud: string | undefined): string {
  if (due === 0) return words.paidByOperator;
  return words.restPaidByOperator([words.vuv(due), ...(orInAud === undefined ? [] : [orInAud])].join(', '));
}
