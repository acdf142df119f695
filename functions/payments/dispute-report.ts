import type Stripe from 'stripe';
import type { Dispute } from '#shared/shop/disputes.ts';
import type { PaymentReport } from '#shared/shop/payment-report.ts';
import { idOf } from './session-report.ts';

/**
 * Report of a dispute event. It has no reference: disputes are opened by a bank and name only the payment.
 *
 * @param movement whether the event withdrew or reinstated the money
 */
export const disputeReport = (
  dispute: Stripe.Dispute,
  at: number,
  movement?: 'withdrawn' | 'reinstated',
): PaymentReport => ({
  reference: '',
  at,
  paymentIntent: idOf(dispute.payment_intent),
  currency: dispute.currency,
  disputes: [
    {
      ...(movement === 'withdrawn' && { withdrawnAt: at }),
      ...(movement === 'reinstated' && { reinstatedAt: at }),
      ...currentDispute(dispute, at),
    },
  ],
});

/** The current state of a dispute at the provider. */
export function currentDispute(dispute: Stripe.Dispute, at: number): Dispute {
  const { id, status, reason, amount, created, balance_transactions, evidence_details } = dispute;
  const firstMovement = (matches: (amount: number) => boolean): number | undefined =>
    balance_transactions
      .filter((one) => matches(one.amount))
      .map((one) => one.created)
      .sort((a, b) => a - b)[0];
  const withdrawnAt = firstMovement((amount) => amount < 0);
  const reinstatedAt = firstMovement((amount) => amount > 0);
  return {
    id,
    status,
    statusAt: at,
    reason,
    yen: amount,
    openedAt: created,
    // 0 if the bank accepts no response.
    ...(evidence_details.due_by && { answerBy: evidence_details.due_by }),
    ...(withdrawnAt !== undefined && { withdrawnAt }),
    ...(reinstatedAt !== undefined && { reinstatedAt }),
  };
}
