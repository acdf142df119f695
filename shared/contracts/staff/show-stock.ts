import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { Colleague } from './fields.ts';
import { Correction, StockLine } from './stock.ts';

/**
 * GET /api/staff/stock: the bottles of each product and the latest corrections; or, with `check`, whether the counts
 * agree with the orders of the last 400 days, which takes a while.
 */
export const showStock = contractOf('showStock', {
  summary:
    'Bottles available, held and sold, the history of corrections, and whether they agree with the orders',
  staff: 'manager',
  query: z.object({ check: z.optional(z.literal('orders', 'The only check there is, is: orders.')) }),
  reply: {
    status: 200,
    schema: z.object({
      success: z.literal(true),
      /** Epoch seconds at the server. */
      now: z.int(),
      stock: z.array(StockLine),
      /** The latest first. */
      corrections: z.array(Correction),
      /** Names for the ids in the history. */
      people: z.array(Colleague),
      /** Only with `check`. */
      agreement: z.optional(
        z.object({
          /** A sentence for each count that disagrees. */
          problems: z.array(z.string()),
          /** Bottles that are paid for and still in the house, by product id. */
          toShip: z.record(z.string(), z.int()),
        }),
      ),
    }),
  },
  problems: ['unauthorized', 'device-ended', 'forbidden', 'who', 'step-up'],
});
