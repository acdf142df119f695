import * as z from 'zod/mini';
import { contractOf } from './contract.ts';

/**
 * POST /api/stripe-webhook: receives an event from the payment provider. An event whose order is not visible yet or
 * whose amount differs is refused, so that Stripe delivers it again. An event of an unexpected type is acknowledged.
 */
export const receivePayment = contractOf('receivePayment', {
  summary: 'Receive a Stripe webhook event',
  isSigned: true,
  headers: z.object({ 'stripe-signature': z.optional(z.string()) }),
  reply: { status: 200, schema: z.object({ received: z.literal(true) }) },
  problems: ['bad-signature', 'not-found', 'payment-mismatch'],
});
