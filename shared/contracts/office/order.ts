import * as z from 'zod/mini';
import { Dispute } from '#shared/shop/disputes.ts';
import { parseOrderReference } from '#shared/shop/order-reference.ts';
import { orderStatuses } from '#shared/shop/order-state.ts';
import { orderTaskKinds } from '#shared/shop/order-task.ts';
import { readText } from '../fields.ts';
import { Order } from '../guests/find-order.ts';

/** `JP261121-7K3Q9XTB4MWE`, in any case and with spaces. */
export const OrderReferenceText = readText(
  parseOrderReference,
  'Please say which order.',
  'This is not an order reference, which looks like JP261121-7K3Q9XTB4MWE.',
);

/** The next action on an order. `dueAt` in epoch seconds. */
const Task = z.object({ kind: z.enum(orderTaskKinds), dueAt: z.optional(z.int()) });

/** An action by staff; `by` is absent for the command line. */
const StaffAction = z.object({ at: z.int(), by: z.optional(z.string()) });

/** An order in a list, without name and address. */
export const ListedOrder = z.object({
  reference: z.string(),
  status: z.enum(orderStatuses),
  bottles: z.int(),
  /** The amount paid or to be paid, without shipping while none is chosen. */
  yen: z.int(),
  /** Absent when no action is needed. */
  task: z.optional(Task),
  /** Epoch seconds of the latest event. */
  lastAt: z.int(),
  isShipped: z.boolean(),
});
export type ListedOrder = z.infer<typeof ListedOrder>;

const ShipTo = z.object({
  name: z.string(),
  phone: z.string(),
  postalCode: z.string(),
  state: z.string(),
  city: z.string(),
  line1: z.string(),
  line2: z.string(),
});

/** An order as managers see it, with the customer's address. Whole yen, epoch seconds. */
export const StaffOrder = z.extend(Order, {
  task: z.optional(Task),
  /** The customer's data were erased. */
  isErased: z.boolean(),
  email: z.optional(z.string()),
  /** Zone of the shipping that was paid. */
  zonePaid: z.optional(z.enum(['mainland', 'remote', 'nationwide'])),
  shipTo: z.optional(ShipTo),
  /** The address is in another zone. */
  addressMismatch: z.boolean(),
  /** Id of the payment at Stripe. */
  paymentIntent: z.optional(z.string()),
  createdAt: z.int(),
  paidAt: z.optional(z.int()),
  shipped: z.optional(
    z.extend(StaffAction, {
      /** The current number. */
      trackingNumber: z.string(),
      /** Corrections of the number, oldest first, each with the number before it. */
      corrections: z.optional(z.array(z.extend(StaffAction, { earlierNumber: z.string() }))),
    }),
  ),
  refundDecided: z.optional(StaffAction),
  refundReason: z.optional(z.enum(['out-of-stock', 'by-house', 'at-provider'])),
  refundedAt: z.optional(z.int()),
  /** The last refund failed and is not retried. */
  refundFailedAt: z.optional(z.int()),
  disputes: z.array(Dispute),
  /** A lost dispute: the order is closed, its bottles are back in stock. */
  disputeAccepted: z.optional(StaffAction),
});
export type StaffOrder = z.infer<typeof StaffOrder>;

export const OrderReply = z.object({ success: z.literal(true), order: StaffOrder });
