import type Stripe from 'stripe';
import type { StripeBooks } from './stripe-books.ts';

/** The account that the stand-in keeps, as those see it who change it. */
export interface Account {
  readonly books: StripeBooks;
  /** Sessions stay open past their end until they are ended by a call. */
  expiresLate: boolean;
  /** Refunds wait, as where the account has too little money, until it is said what becomes of them. */
  refundsWait: boolean;
  /** Seconds since the epoch, by the stack's clock. */
  now(): number;
  /** Makes an event of what has just become of an object, and has it delivered. */
  announce(type: Stripe.Event['type'], object: object): void;
  /** Where the account tells of its events. */
  readonly endpoints: Stripe.WebhookEndpoint[];
}
