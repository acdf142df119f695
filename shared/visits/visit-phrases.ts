import type { TourLanguage } from '../booking/language.ts';
import type { TourType } from '../booking/slots.ts';
import type { CalendarDate } from '../values/port-vila-time.ts';

/** Phrases about a visit in one language, for emails and calendar entries. Times in Port Vila. */
export interface VisitPhrases {
  /** BCP 47, for the `lang` attribute. */
  readonly tag: 'en' | 'fr';
  /** Prefix of the paths of pages in this language. */
  readonly pages: '' | '/fr';
  readonly tour: Readonly<Record<TourType, string>>;
  readonly duration: Readonly<Record<TourType, string>>;
  /** The language of the tour. */
  readonly spoken: Readonly<Record<TourLanguage, string>>;
  readonly date: (date: CalendarDate) => string;
  /** Minutes since midnight. */
  readonly time: (minutes: number) => string;
  /** Shown with each time. */
  readonly zone: string;
  readonly shipClocks: string;
  /** The distillery's town, with province, country and postal code. */
  readonly town: string;
  readonly landmark: string;
  readonly guests: (count: number) => string;
  readonly vuv: (amount: number) => string;
  /** Follows the price in vatu; whole dollars. */
  readonly orInAud: (amount: number) => string;
  readonly paidByOperator: string;
  /** Phrase with the amount that guests pay beyond the operator's booking. */
  readonly restPaidByOperator: (due: string) => string;
  readonly labelled: (label: string, value: string) => string;
  readonly labels: {
    readonly booking: string;
    readonly reference: string;
    readonly toPay: string;
    readonly phone: string;
  };
}
