import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { metadataOf } from './new-session.ts';
import { newId } from './stripe-books.ts';
import { missing, StripeProblem } from './stripe-problem.ts';

/**
 * Refunds a charge, fully or partly.
 *
 * @throws StripeProblem when too little is left to refund, or a dispute has taken the money
 */
export function refund(account: Account, parameters: Stripe.RefundCreateParams): Stripe.Refund {
  const { books } = account;
  const charge = chargeOf(account, parameters);
  if (charge.refunded) {
    throw new StripeProblem(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const isDisputed = Object.values(books.disputes).some(
    (dispute) => dispute.charge === charge.id && !dispute.is_charge_refundable,
  );
  if (isDisputed) {
    throw new StripeProblem(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  const refundable = charge.amount - charge.amount_refunded;
  const amount = parameters.amount ?? refundable;
  if (amount < 1) {
    const details = { code: 'parameter_invalid_integer', param: 'amount' };
    throw new StripeProblem('Invalid positive integer', details);
  }
  if (amount > refundable) {
    throw new StripeProblem(
      `Refund amount (¥${amount}) is greater than unrefunded amount on charge (¥${refundable})`,
      {
        param: 'amount',
      },
    );
  }
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: account.now(),
    currency: 'jpy',
    customer: null,
    customer_account: null,
    metadata: metadataOf(parameters.metadata),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: parameters.reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: account.refundsWait ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  books.refunds[refund.id] = refund;
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  account.announce('charge.refunded', charge);
  return refund;
}

/** The bank completes or rejects a refund, possibly long after it was created. */
export function settleRefund(account: Account, id: string, status: 'succeeded' | 'failed'): void {
  const refund = account.books.refunds[id];
  const charge = account.books.charges[String(refund?.charge)];
  if (refund === undefined || charge === undefined) throw missing('refund', id);
  refund.status = status;
  if (status === 'succeeded') return;
  refund.failure_reason = 'expired_or_canceled_card';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  account.announce('refund.failed', refund);
}

function chargeOf({ books }: Account, parameters: Stripe.RefundCreateParams): Stripe.Charge {
  const { payment_intent, charge } = parameters;
  if (payment_intent === undefined && charge === undefined) {
    throw new StripeProblem('One of the following params should be provided: charge, payment_intent.', {
      code: 'parameter_missing',
    });
  }
  const intent = books.intents[payment_intent ?? ''];
  if (payment_intent !== undefined && intent === undefined)
    throw missing('payment_intent', payment_intent, 'payment_intent');
  if (intent !== undefined && intent.latest_charge === null) {
    throw new StripeProblem(`This PaymentIntent (${intent.id}) does not have a successful charge to refund.`);
  }
  const id = charge ?? String(intent?.latest_charge);
  const foundCharge = books.charges[id];
  if (foundCharge === undefined) throw missing('charge', id, 'charge');
  return foundCharge;
}
