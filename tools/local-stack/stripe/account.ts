import type Stripe from 'stripe';
import type { StripeBooks } from './stripe-books.ts';

/** State of the emulator, for the code that changes it. */
export interface Account {
  readonly books: StripeBooks;
  /** Sessions stay open past their expiry until a call expires them. */
  expiresLate: boolean;
  /** Refunds stay pending, as with an insufficient balance, until they are settled by hand. */
  refundsWait: boolean;
  /** Seconds since the epoch, on the stack's clock. */
  now(): number;
  /** Creates an event for a changed object and delivers it. */
  announce(type: Stripe.Event['type'], object: object): void;
  readonly endpoints: Stripe.WebhookEndpoint[];
}
