import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { customerDetails } from './new-session.ts';
import { type BookedSession, newId } from './stripe-books.ts';
import { StripeProblem } from './stripe-problem.ts';

/** The customer's entries on the hosted page. */
export interface Customer {
  name: string;
  email: string;
  phone: string;
  /** Prefecture and town as the customer enters them. */
  address: Stripe.Address;
  /** Id of the chosen shipping rate; the first when undefined. */
  shippingRate?: string | undefined;
}

/** Pays by card: completes the session and charges at once. */
export function pay(account: Account, bookedSession: BookedSession, customer: Customer): void {
  complete(account, bookedSession, customer);
  const { session } = bookedSession;
  chargeFor(account, bookedSession);
  session.payment_status = 'paid';
  account.announce('checkout.session.completed', session);
}

/** Pays by a delayed method, such as a convenience store: completes the session, still unpaid. */
export function payLater(account: Account, bookedSession: BookedSession, customer: Customer): void {
  complete(account, bookedSession, customer);
  account.announce('checkout.session.completed', bookedSession.session);
}

/** Completes or fails a delayed payment. @throws StripeProblem when the session awaits none */
export function settleLatePayment(account: Account, bookedSession: BookedSession, isPaid: boolean): void {
  const { session } = bookedSession;
  if (!isAwaitingLatePayment(account, session)) throw new StripeProblem('This session awaits no payment.');
  if (isPaid) {
    chargeFor(account, bookedSession);
    session.payment_status = 'paid';
    account.announce('checkout.session.async_payment_succeeded', session);
  } else {
    const intent = account.books.intents[String(session.payment_intent)];
    if (intent !== undefined) intent.status = 'requires_payment_method';
    account.announce('checkout.session.async_payment_failed', session);
  }
}

/** Whether the session is complete and its payment is still pending. */
export function isAwaitingLatePayment({ books }: Account, session: Stripe.Checkout.Session): boolean {
  const { status, payment_status, payment_intent } = session;
  const isComplete = status === 'complete' && payment_status === 'unpaid';
  return isComplete && books.intents[String(payment_intent)]?.status === 'processing';
}

/** Expires an open session. @throws StripeProblem when it is not open */
export function expire(account: Account, { session }: BookedSession): void {
  requireOpen(session, 'Only Checkout Sessions with a status in ["open"] can be expired.');
  session.status = 'expired';
  session.url = null;
  account.announce('checkout.session.expired', session);
}

/** Expires the open sessions that are due. */
export function expireOverdue(account: Account): void {
  if (account.expiresLate) return;
  for (const bookedSession of Object.values(account.books.sessions)) {
    const { status, expires_at } = bookedSession.session;
    if (status === 'open' && expires_at <= account.now()) expire(account, bookedSession);
  }
}

function requireOpen({ status, id }: Stripe.Checkout.Session, message: string): void {
  if (status === 'open') return;
  throw new StripeProblem(`${message} This Checkout Session (${id}) has a status of ${status}.`);
}

function complete(account: Account, bookedSession: BookedSession, customer: Customer): void {
  const { session, shippingRates, intentMetadata } = bookedSession;
  requireOpen(session, 'Only an open Checkout Session can be paid.');
  const { name, email, phone, address } = customer;
  const rate = shippingRates.find(({ id }) => id === customer.shippingRate) ?? shippingRates[0];
  const shipping = rate?.fixed_amount?.amount ?? 0;
  session.amount_total = (session.amount_subtotal ?? 0) + shipping;
  session.total_details = { amount_discount: 0, amount_shipping: shipping, amount_tax: 0 };
  if (rate !== undefined) {
    session.shipping_cost = {
      amount_subtotal: shipping,
      amount_tax: 0,
      amount_total: shipping,
      shipping_rate: rate.id,
    };
  }
  const asksForPhone = session.phone_number_collection?.enabled === true;
  session.customer_details = {
    ...customerDetails(session.customer_email ?? email),
    name,
    address: session.shipping_address_collection === null ? null : address,
    phone: asksForPhone ? phone : null,
  };
  if (session.shipping_address_collection !== null) {
    session.collected_information = {
      business_name: null,
      individual_name: null,
      shipping_details: { name, address },
    };
  }
  if (session.consent_collection?.terms_of_service === 'required') {
    session.consent = { promotions: null, terms_of_service: 'accepted' };
  }
  session.status = 'complete';
  session.url = null;
  const intent = newIntent(account.now(), session.amount_total, intentMetadata);
  account.books.intents[intent.id] = intent;
  session.payment_intent = intent.id;
}

function chargeFor({ books, now }: Account, { session }: BookedSession): void {
  const intent = books.intents[String(session.payment_intent)];
  if (intent === undefined) throw new Error(`The session ${session.id} has no payment intent`);
  const charge = newCharge(now(), intent, session);
  books.charges[charge.id] = charge;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
}

function newIntent(now: number, amount: number, metadata: Stripe.Metadata): Stripe.PaymentIntent {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: null,
    confirmation_method: 'automatic',
    created: now,
    currency: 'jpy',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: newId('pm'),
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'konbini'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'processing',
    transfer_group: null,
  };
}

function newCharge(
  now: number,
  { id, amount, metadata, payment_method }: Stripe.PaymentIntent,
  { customer_details }: Stripe.Checkout.Session,
): Stripe.Charge {
  const { address = null, email = null, name = null, phone = null } = customer_details ?? {};
  return {
    id: newId('ch'),
    object: 'charge',
    amount,
    amount_captured: amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: newId('txn'),
    billing_details: { address, email, name, phone, tax_id: null },
    calculated_statement_descriptor: null,
    captured: true,
    created: now,
    currency: 'jpy',
    customer: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata,
    on_behalf_of: null,
    outcome: null,
    paid: true,
    payment_intent: id,
    payment_method: String(payment_method),
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  };
}
