import type { Booking } from '../../../shared/contracts/booking.ts';

/** A line of a shopping basket; `priceYen` of one bottle. */
export interface MeasuredLine {
  readonly id: string;
  readonly name: string;
  readonly priceYen: number;
  readonly quantity: number;
}

/** What features tell of. It may hold names and references: `signals.ts` takes from it what others may know. */
export type AnalyticsEvent =
  /** A page is shown, or its query has changed. */
  | { readonly kind: 'page'; readonly path: string; readonly search: string }
  /** A booking was made here. */
  | { readonly kind: 'booked'; readonly booking: Booking }
  /** A booking is shown, or was changed or cancelled here. */
  | {
      readonly kind: 'booking';
      readonly booking: Pick<Booking, 'tourType' | 'time' | 'status'> &
        Partial<Pick<Booking, 'preferredLanguage'>>;
    }
  | { readonly kind: 'added-to-cart'; readonly line: MeasuredLine }
  | { readonly kind: 'checkout'; readonly lines: readonly MeasuredLine[] }
  /** An order is paid. `totalYen` with shipping. */
  | {
      readonly kind: 'ordered';
      readonly reference: string;
      readonly lines: readonly MeasuredLine[];
      readonly totalYen: number;
    };
