import * as z from 'zod/mini';
import { contractOf } from './contract.ts';

/**
 * POST /api/stripe-webhook, called by the payment provider. An event that cannot be applied is refused, so that Stripe
 * delivers it again: its order is not visible yet, or the amount differs. An event of an unexpected type is
 * acknowledged.
 */
export const receivePayment = contractOf('receivePayment', {
  summary: 'Receive a Stripe webhook event',
  isSigned: true,
  headers: z.object({ 'stripe-signature': z.optional(z.string()) }),
  reply: { status: 200, schema: z.object({ received: z.literal(true) }) },
  problems: ['bad-signature', 'not-found', 'payment-mismatch'],
});
