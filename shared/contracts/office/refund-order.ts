import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { command } from '../staff/fields.ts';
import { OrderReferenceText, OrderReply } from './order.ts';

/**
 * POST /api/staff/refunds: refunds an order in full, once. Its bottles return to stock unless the parcel has left, and
 * the customer gets an email once Stripe has made the refund. If the reply says that the refund is still due
 * (`refund-due`) or has failed (`refund-failed`), repeating the call asks Stripe again. An order whose dispute was lost
 * is closed instead, and nothing is refunded. Refused as `order-changed` when the order has changed since it was shown.
 * Idempotent by `commandId`.
 */
export const refundOrder = contractOf('refundOrder', {
  summary: 'Refund an order in full, or accept a dispute',
  staff: 'manager',
  stepUp: true,
  body: command({
    order: OrderReferenceText,
    /** The amount in whole yen, and whether the parcel was shipped, as shown. */
    totalYen: z.int(),
    isShipped: z.boolean(),
  }),
  hasSecret: true,
  reply: { status: 200, schema: OrderReply },
  problems: ['not-found', 'order-changed'],
});
