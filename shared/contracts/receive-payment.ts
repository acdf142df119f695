import * as z from 'zod/mini';
import { contract } from './contract.ts';

/**
 * POST /api/stripe-webhook, called by the payment provider. Events that cannot be applied are refused and so delivered
 * again: an order not visible yet, an unknown event type, or another amount.
 */
export const receivePayment = contract({
  name: 'receive-payment',
  summary: 'Take in what the payment provider says of an order',
  method: 'POST',
  path: '/api/stripe-webhook',
  isSigned: true,
  headers: z.object({ 'stripe-signature': z.optional(z.string()) }),
  reply: { status: 200, schema: z.object({ received: z.literal(true) }) },
  problems: ['bad-signature', 'not-found', 'unknown-event', 'payment-mismatch'],
});
