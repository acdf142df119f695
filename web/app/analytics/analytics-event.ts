import type { Booking } from '#shared/contracts/guests/booking.ts';

/** An item of the cart; `priceYen` per bottle. */
export interface MeasuredLine {
  readonly id: string;
  readonly name: string;
  readonly priceYen: number;
  readonly quantity: number;
}

/**
 * Events that features report. They may hold names and references; `event-mapping.ts` selects the data that leave the
 * page.
 */
export type AnalyticsEvent =
  /** A page view, or a changed query. */
  | { readonly kind: 'page'; readonly path: string; readonly search: string }
  | { readonly kind: 'booked'; readonly booking: Booking }
  /** A booking is shown, changed or cancelled. */
  | {
      readonly kind: 'booking';
      readonly booking: Pick<Booking, 'tourType' | 'time' | 'status'> &
        Partial<Pick<Booking, 'preferredLanguage'>>;
    }
  | { readonly kind: 'added-to-cart'; readonly line: MeasuredLine }
  | { readonly kind: 'checkout'; readonly lines: readonly MeasuredLine[] }
  /** An order is paid. `totalYen` includes shipping. */
  | {
      readonly kind: 'ordered';
      readonly reference: string;
      readonly lines: readonly MeasuredLine[];
      readonly totalYen: number;
    };
