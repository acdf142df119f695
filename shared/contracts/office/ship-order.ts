import * as z from 'zod/mini';
import { trackingNumberRule } from '#shared/shop/tracking-messages.ts';
import { parseTrackingNumber } from '#shared/shop/tracking-number.ts';
import { contractOf } from '../contract.ts';
import { readText } from '../fields.ts';
import { command } from '../staff/fields.ts';
import { OrderReferenceText, OrderReply } from './order.ts';

/**
 * POST /api/staff/shipments: records that a parcel was handed to the carrier; the customer gets its tracking number by
 * email. Refused as `order-changed` for an order that must not be shipped: it is not paid, or was refunded, disputed or
 * shipped with another number. `insteadOf` corrects the number of a shipped parcel; the customer gets a second email.
 * Idempotent by `commandId`, and once for each order and number.
 */
export const shipOrder = contractOf('shipOrder', {
  summary: 'Mark an order as shipped, or correct its tracking number, and notify the customer',
  staff: 'manager',
  body: command({
    order: OrderReferenceText,
    trackingNumber: readText(
      parseTrackingNumber,
      'Please enter the tracking number.',
      `Please enter the number as on the parcel. ${trackingNumberRule}`,
    ),
    /** The wrong number, as shown on screen. */
    insteadOf: z.optional(z.string().check(z.maxLength(40))),
  }),
  hasSecret: true,
  reply: { status: 200, schema: OrderReply },
  problems: ['not-found', 'order-changed'],
});
