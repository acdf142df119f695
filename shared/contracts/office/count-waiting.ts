import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';

/** GET /api/staff/waiting: numbers of items that wait for a manager. */
export const countWaiting = contractOf('countWaiting', {
  summary: 'Count the items that wait for a manager',
  staff: 'manager',
  reply: success({
    /** New enquiries. */
    enquiries: z.int(),
    /** Requests of operators to decide; at most a hundred are counted. */
    requests: z.int(),
    /** Orders to pack. */
    orders: z.int(),
    /** Disputes to answer, and orders to close after a lost one. */
    disputes: z.int(),
    /** Of the latest closed tills: those that a colleague closed with a difference and no other manager has opened. */
    differences: z.int(),
  }),
  problems: [],
});
