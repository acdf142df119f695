import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { CalendarDateText, success } from '../fields.ts';
import { Colleague } from '../staff/fields.ts';
import { Correction, StockLine } from './stock.ts';

const Bottles = z.record(z.string(), z.int());

/**
 * GET /api/staff/stock: the bottles of each product and the latest corrections. With `check`, also the bottles that
 * stored orders hold and have sold, for comparison. A reply with `next` is partial: the same call continues with it as
 * `from`, and the parts are added up.
 */
export const showStock = contractOf('showStock', {
  summary: 'Get stock levels, corrections and the reconciliation with orders',
  staff: 'manager',
  query: z.object({
    check: z.optional(z.literal('orders', 'The only check is: orders.')),
    from: z.optional(CalendarDateText),
  }),
  reply: success({
    /** Epoch seconds at the server. */
    now: z.int(),
    /** Read after the orders if `check` is set. */
    stock: z.array(StockLine),
    /** The latest first. */
    corrections: z.array(Correction),
    /** Whether there are earlier ones. */
    hasMoreCorrections: z.optional(z.boolean()),
    /** Names for the ids in the history. */
    people: z.array(Colleague),
    /** Only with `check`. */
    ordered: z.optional(
      z.object({
        held: Bottles,
        sold: Bottles,
        /** Sold bottles that are not shipped yet. */
        toShip: Bottles,
        /** Epoch seconds of the first order. */
        firstAt: z.optional(z.int()),
        /** Epoch seconds from which every order is still stored. */
        keptSince: z.int(),
        /** Day to continue from; absent once all orders are read. */
        next: z.optional(z.string()),
      }),
    ),
  }),
  problems: [],
});
