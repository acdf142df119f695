import * as z from 'zod/mini';
import { LedgerLine } from '#shared/shop/order-books.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Colleague } from '../staff/fields.ts';
import { ListedOrder, OrderReferenceText, StaffOrder } from './order.ts';

/**
 * GET /api/staff/orders: lists the orders from Japan that need an action, the most urgent first, and those completed
 * recently; or gets one order in full; or gets the accounts of a month.
 */
export const showOrders = contractOf('showOrders', {
  summary: 'List orders, get one, or get the accounts of a month',
  staff: 'manager',
  query: z.object({
    /** Reference of an order; if set, the lists are left out. */
    order: z.optional(OrderReferenceText),
    /** `2026-11`, in Port Vila; if set, the lists are left out. */
    month: z.optional(
      z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please give a month, such as 2026-11.')),
    ),
  }),
  hasSecret: true,
  reply: success({
    /** Epoch seconds at the server. */
    now: z.int(),
    toDo: z.optional(z.array(ListedOrder)),
    /** The latest first. */
    done: z.optional(z.array(ListedOrder)),
    /** Number of orders left out of each list (the least urgent, or the earliest); absent if all are listed. */
    left: z.optional(z.object({ toDo: z.int(), done: z.int() })),
    order: z.optional(StaffOrder),
    books: z.optional(z.array(LedgerLine)),
    /** Names for the ids in the history of one order. */
    people: z.array(Colleague),
  }),
  problems: ['not-found'],
});
