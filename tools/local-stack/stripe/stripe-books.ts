import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type Stripe from 'stripe';

/** A Checkout Session with Stripe's internal data. */
export interface BookedSession {
  session: Stripe.Checkout.Session;
  lineItems: Stripe.LineItem[];
  shippingRates: Stripe.ShippingRate[];
  /** Metadata for its future payment intent. */
  intentMetadata: Stripe.Metadata;
}

/** An event and its deliveries. */
export interface BookedEvent {
  event: Stripe.Event;
  /** `unsubscribed`: the endpoint is not subscribed to events of this type. */
  state: 'held' | 'waiting' | 'delivered' | 'lost' | 'given up' | 'unsubscribed';
  /** Time of each attempt on the stack's clock, and its status; 0 without a response. */
  attempts: { at: string; status: number }[];
}

/** Complete state of the emulator. */
export interface StripeBooks {
  sessions: Record<string, BookedSession>;
  intents: Record<string, Stripe.PaymentIntent>;
  charges: Record<string, Stripe.Charge>;
  refunds: Record<string, Stripe.Refund>;
  disputes: Record<string, Stripe.Dispute>;
  events: Record<string, BookedEvent>;
  /** Stored responses by idempotency key; `at` in seconds since the epoch. */
  responses: Record<string, { call: string; at: number; status: number; body: string }>;
}

/** The emulator's state, with persistence. */
export interface StoredBooks {
  readonly books: StripeBooks;
  /** To be called after every change. */
  save(): void;
}

/** @param file of the stored state; in memory when undefined */
export function openBooks(file: string | undefined): StoredBooks {
  const stored: Partial<StripeBooks> =
    file !== undefined && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const books: StripeBooks = {
    sessions: nullPrototypeMap(stored.sessions),
    intents: nullPrototypeMap(stored.intents),
    charges: nullPrototypeMap(stored.charges),
    refunds: nullPrototypeMap(stored.refunds),
    disputes: nullPrototypeMap(stored.disputes),
    events: nullPrototypeMap(stored.events),
    responses: nullPrototypeMap(stored.responses),
  };
  return {
    books,
    save: () => {
      if (file === undefined) return;
      writeFileSync(`${file}.new`, JSON.stringify(books));
      renameSync(`${file}.new`, file);
    },
  };
}

/** A prototype-free map: keys are user input, `constructor` included. */
const nullPrototypeMap = <Value>(stored: Record<string, Value> = {}): Record<string, Value> =>
  Object.assign(Object.create(null), stored);

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789';

/** An id in Stripe's format: `pi_3Qx…`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${Array.from({ length }, () => letters[randomInt(letters.length)]).join('')}`;
}
