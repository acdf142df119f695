import type { TourType } from '../booking/slots.ts';
import type { CalendarDate } from '../values/port-vila-time.ts';

/** What is said of a visit in one language, in mails and calendar entries alike. Times are Port Vila's. */
export interface VisitPhrases {
  /** BCP 47, for the `lang` attribute. */
  readonly tag: 'en' | 'fr';
  readonly tour: Readonly<Record<TourType, string>>;
  readonly duration: Readonly<Record<TourType, string>>;
  readonly spoken: string;
  readonly date: (date: CalendarDate) => string;
  /** Minutes since midnight. */
  readonly time: (minutes: number) => string;
  /** Stands beside each time. */
  readonly zone: string;
  readonly shipClocks: string;
  readonly guests: (count: number) => string;
  readonly vuv: (amount: number) => string;
  /** In place of a price. */
  readonly paidByOperator: string;
  /** With the price of what goes beyond the operator's booking. */
  readonly restPaidByOperator: (due: string) => string;
  /** A label and what it labels on one line. */
  readonly labelled: (label: string, value: string) => string;
  readonly labels: {
    readonly booking: string;
    readonly reference: string;
    readonly toPay: string;
    readonly phone: string;
  };
}
