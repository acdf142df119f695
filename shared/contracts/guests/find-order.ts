import * as z from 'zod/mini';
import { shopMessages } from '../../shop/messages.ts';
import { orderStatuses } from '../../shop/order-state.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';

export const OrderItem = z.object({ id: z.string(), name: z.string(), priceYen: z.int(), quantity: z.int() });

/** An order as the page after payment shows it, without customer details. Amounts in whole yen. */
export const Order = z.object({
  reference: z.string(),
  /** `refunded` includes refunds that are due because stock ran out. */
  status: z.enum(orderStatuses),
  lines: z.array(OrderItem),
  subtotalYen: z.int(),
  /** Absent while shipping is still to be chosen on the payment page. */
  shippingYen: z.optional(z.int()),
  totalYen: z.optional(z.int()),
});
export type Order = z.infer<typeof Order>;

/** GET /api/stripe: an order by its reference. */
export const findOrder = contractOf('findOrder', {
  summary: 'Get an order and its payment status',
  query: z.object({
    order: z.string(shopMessages.orderNotFound).check(z.trim(), z.minLength(1, shopMessages.orderNotFound)),
  }),
  hasSecret: true,
  reply: success({ order: Order }),
  problems: ['not-found'],
});
