import type { TourLanguage } from '../booking/language.ts';
import { minutesOfStart, type StartTime, type TourType } from '../booking/slots.ts';
import { business } from '../content/business.ts';
import type { ChargingModel } from '../operators/operator-request.ts';
import { dueHereVuv, type OperatorBooked } from '../operators/operator-share.ts';
import type { CalendarDate } from '../values/port-vila-time.ts';
import type { VisitPhrases } from './visit-phrases.ts';
import { visitPhrasesIn } from './visit-phrases-in.ts';

/** What a guest is told of a visit depends on these. `totalPrice` in whole vatu for all guests. */
export interface Visit {
  readonly tourType: TourType;
  readonly date: CalendarDate;
  readonly time: StartTime;
  readonly preferredLanguage: TourLanguage;
  readonly guestCount: number;
  readonly totalPrice: number;
  /** Of a visit that a tour operator has booked. */
  readonly operator?:
    | { readonly chargingModel: ChargingModel; readonly booked?: OperatorBooked | undefined }
    | undefined;
}

/** A visit in words of the guest's language. Times are Port Vila's. */
export interface FormattedVisit {
  readonly words: VisitPhrases;
  readonly tour: string;
  readonly date: string;
  readonly time: string;
  /** `2:00 PM, Port Vila time (UTC+11)`. */
  readonly timeAndZone: string;
  /** What, how long, in which language. */
  readonly what: string;
  readonly guests: string;
  /** What there is to pay here, and whether an operator who has charged the guests settles the rest, or all of it. */
  readonly total: string;
  readonly isPaidHere: boolean;
  /** Where, from the name of the house to its landmark. */
  readonly addressLines: readonly string[];
}

/** The one source of mail and calendar entry, so that they cannot differ. */
export function formatVisit(visit: Visit): FormattedVisit {
  const words = visitPhrasesIn(visit.preferredLanguage);
  const { name, address, landmark } = business;
  const time = words.time(minutesOfStart(visit.time));
  const tour = words.tour[visit.tourType];
  const due = dueHereVuv(visit);
  return {
    words,
    tour,
    date: words.date(visit.date),
    time,
    timeAndZone: `${time}, ${words.zone}`,
    what: `${tour}, ${words.duration[visit.tourType]}, ${words.spoken}`,
    guests: words.guests(visit.guestCount),
    total: totalIn(words, due, visit.totalPrice),
    isPaidHere: due > 0,
    addressLines: [
      name,
      address.street,
      `${address.locality}, ${address.region}, ${address.country}, ${address.postalCode}`,
      landmark[visit.preferredLanguage],
    ],
  };
}

function totalIn(words: VisitPhrases, due: number, totalPrice: number): string {
  if (due === totalPrice) return words.vuv(due);
  return due === 0 ? words.paidByOperator : words.restPaidByOperator(words.vuv(due));
}
