import * as z from 'zod/mini';
import { contractOf } from './contract.ts';

/**
 * POST /api/stripe-webhook, called by the payment provider. Events that cannot be applied are refused and so delivered
 * again: an order not visible yet, or another amount. One of a type that we have not asked for is acknowledged.
 */
export const receivePayment = contractOf('receivePayment', {
  summary: 'Receive a Stripe webhook event',
  isSigned: true,
  headers: z.object({ 'stripe-signature': z.optional(z.string()) }),
  reply: { status: 200, schema: z.object({ received: z.literal(true) }) },
  problems: ['bad-signature', 'not-found', 'payment-mismatch'],
});
