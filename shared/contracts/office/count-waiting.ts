import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';

/** GET /api/staff/waiting: how many items wait for a manager. */
export const countWaiting = contractOf('countWaiting', {
  summary: 'Count the items that wait for a manager',
  staff: 'manager',
  reply: success({
    /** New enquiries. */
    enquiries: z.int(),
    /** Operator requests that need a decision; at most a hundred are counted. */
    requests: z.int(),
    /** Orders to pack. */
    orders: z.int(),
    /** Disputes that need a response, and orders to close after a lost dispute. */
    disputes: z.int(),
    /** Recently closed tills with a difference that no manager other than the one who closed them has opened. */
    differences: z.int(),
  }),
  problems: [],
});
