import type { StripeBooks } from './stripe-books.ts';

/** The kinds of events that the product's endpoint is subscribed to. */
export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.expired'
  | 'charge.refunded';

/** The account that the stand-in keeps, as those see it who change it. */
export interface Account {
  readonly books: StripeBooks;
  /** Sessions stay open past their end until they are ended by a call. */
  expiresLate: boolean;
  /** Seconds since the epoch, by the stack's clock. */
  now(): number;
  /** Makes an event of what has just become of an object, and has it delivered. */
  announce(type: EventType, object: object): void;
}
