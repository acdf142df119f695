import type Stripe from 'stripe';
import type { Account } from './account.ts';
import { newId } from './stripe-books.ts';
import { missing, StripeProblem } from './stripe-problem.ts';

/**
 * Steps of a dispute by a customer's bank. `inquiry-opened` opens an inquiry, which withdraws no money; `opened` opens a
 * dispute, at once or after an inquiry, and withdraws the money; `evidence-submitted` records our evidence. `dropped`
 * ends an inquiry, `won` and `lost` end a dispute.
 */
export const disputeSteps = [
  'inquiry-opened',
  'opened',
  'evidence-submitted',
  'dropped',
  'won',
  'lost',
] as const;
export type DisputeStep = (typeof disputeSteps)[number];

const daysToRespond = 7;
/** Fee for each dispute. */
const feeYen = 1300;

/**
 * Opens an inquiry or a dispute about a payment; an inquiry can become a dispute.
 *
 * @throws StripeProblem for an unknown or unpaid payment, one refunded in full, and one already disputed
 */
export function disputeCharge(
  account: Account,
  paymentIntent: string,
  step: 'inquiry-opened' | 'opened',
  reason = 'fraudulent',
): Stripe.Dispute {
  const charge = chargeOf(account, paymentIntent);
  const existing = disputeOf(account, charge);
  if (existing !== undefined && step === 'opened' && existing.status.startsWith('warning_')) {
    existing.status = 'needs_response';
    withdraw(account, existing);
    return existing;
  }
  if (existing !== undefined)
    throw new StripeProblem(`Charge ${charge.id} is already disputed (${existing.status}).`);
  if (charge.refunded)
    throw new StripeProblem(`Charge ${charge.id} has been refunded; it cannot be disputed.`);
  const dispute = newDispute(account.now(), charge, reason, step === 'inquiry-opened');
  account.books.disputes[dispute.id] = dispute;
  charge.disputed = true;
  account.announce('charge.dispute.created', dispute);
  if (step === 'opened') withdraw(account, dispute);
  return dispute;
}

/** Advances a dispute by one `DisputeStep`. @throws StripeProblem when its status does not allow the step */
export function advanceDispute(
  account: Account,
  paymentIntent: string,
  step: Exclude<DisputeStep, 'inquiry-opened' | 'opened'>,
): Stripe.Dispute {
  const charge = chargeOf(account, paymentIntent);
  const dispute = disputeOf(account, charge);
  if (dispute === undefined) throw missing('dispute', charge.id, 'charge');
  const isInquiry = dispute.status.startsWith('warning_');
  const isOpen = !['won', 'lost', 'warning_closed'].includes(dispute.status);
  if (!isOpen || (isInquiry ? step === 'won' || step === 'lost' : step === 'dropped'))
    throw new StripeProblem(`This dispute is ${dispute.status}: the step ${step} is not possible.`);
  if (step === 'evidence-submitted') {
    dispute.status = isInquiry ? 'warning_under_review' : 'under_review';
    dispute.evidence_details.has_evidence = true;
    dispute.evidence_details.submission_count += 1;
    dispute.evidence_details.submission_method = 'manual';
    account.announce('charge.dispute.updated', dispute);
    return dispute;
  }
  dispute.status = step === 'dropped' ? 'warning_closed' : step;
  if (step === 'won') {
    dispute.balance_transactions.push(newTransaction(account.now(), dispute, dispute.amount));
    account.announce('charge.dispute.funds_reinstated', dispute);
  }
  account.announce('charge.dispute.closed', dispute);
  return dispute;
}

function withdraw(account: Account, dispute: Stripe.Dispute): void {
  dispute.is_charge_refundable = false;
  dispute.balance_transactions.push(newTransaction(account.now(), dispute, -dispute.amount));
  account.announce('charge.dispute.funds_withdrawn', dispute);
}

function chargeOf({ books }: Account, paymentIntent: string): Stripe.Charge {
  const intent = books.intents[paymentIntent];
  if (intent === undefined) throw missing('payment_intent', paymentIntent);
  const charge = books.charges[String(intent.latest_charge)];
  if (charge === undefined) throw new StripeProblem(`This PaymentIntent (${intent.id}) is not paid.`);
  return charge;
}

const disputeOf = ({ books }: Account, { id }: Stripe.Charge): Stripe.Dispute | undefined =>
  Object.values(books.disputes).find(({ charge }) => charge === id);

const newTransaction = (now: number, { id }: Stripe.Dispute, amount: number): Stripe.BalanceTransaction => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount,
  available_on: now,
  balance_type: 'payments',
  created: now,
  currency: 'jpy',
  description: null,
  exchange_rate: null,
  fee: amount < 0 ? feeYen : 0,
  fee_details: [],
  net: amount < 0 ? amount - feeYen : amount,
  reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
  source: id,
  status: 'available',
  type: 'adjustment',
});

function newDispute(
  now: number,
  { id, amount, payment_intent }: Stripe.Charge,
  reason: string,
  isInquiry: boolean,
): Stripe.Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    amount,
    balance_transactions: [],
    charge: id,
    created: now,
    currency: 'jpy',
    enhanced_eligibility_types: [],
    evidence: emptyEvidence(),
    evidence_details: {
      due_by: now + daysToRespond * 86_400,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent,
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
}

const emptyEvidence = (): Stripe.Dispute.Evidence => ({
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
});
