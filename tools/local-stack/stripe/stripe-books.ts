import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type Stripe from 'stripe';

/** A Checkout Session with what Stripe keeps beside it. */
export interface BookedSession {
  session: Stripe.Checkout.Session;
  lineItems: Stripe.LineItem[];
  shippingRates: Stripe.ShippingRate[];
  /** Of the parameters of the payment to be. */
  intentMetadata: Stripe.Metadata;
}

/** An event and how its deliveries have gone. */
export interface BookedEvent {
  event: Stripe.Event;
  state: 'held' | 'waiting' | 'delivered' | 'lost' | 'given up';
  /** When each attempt was made, by the stack's clock, and its status; 0 when no answer came. */
  attempts: { at: string; status: number }[];
}

/** All that the stand-in knows. */
export interface StripeBooks {
  sessions: Record<string, BookedSession>;
  intents: Record<string, Stripe.PaymentIntent>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  events: Record<string, BookedEvent>;
  /** What calls with a key were answered, by their key; `at` in seconds since the epoch. */
  answers: Record<string, { call: string; at: number; status: number; body: string }>;
}

/** Books that last. */
export interface KeptBooks {
  readonly books: StripeBooks;
  /** To be called after every change. */
  keep(): void;
}

/** @param file where the books survive a restart; in memory when undefined */
export function openBooks(file: string | undefined): KeptBooks {
  const kept: Partial<StripeBooks> =
    file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const books: StripeBooks = {
    sessions: byName(kept.sessions),
    intents: byName(kept.intents),
    charges: byName(kept.charges),
    refunds: byName(kept.refunds),
    events: byName(kept.events),
    answers: byName(kept.answers),
  };
  return {
    books,
    keep: () => {
      if (file === undefined) return;
      writeFileSync(`${file}.new`, JSON.stringify(books));
      renameSync(`${file}.new`, file);
    },
  };
}

/** Has what is in it and nothing else: ids and keys are whatever a caller has sent, `constructor` as well. */
const byName = <Value>(kept: Record<string, Value> = {}): Record<string, Value> =>
  Object.assign(Object.create(null), kept);

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789';

/** An id as Stripe makes them: `pi_3Qx…`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
}
