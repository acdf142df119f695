import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Colleague } from '../staff/fields.ts';
import { AheadVisit, ListedOperator, OperatorId, StaffOperator, StatedVisit } from './operator.ts';

/**
 * GET /api/staff/operators: lists requests and operators, the latest request first; or gets one of them with the
 * upcoming visits; or, with a month, the bookings from which `statementOf` computes the statement.
 */
export const showOperators = contractOf('showOperators', {
  summary: 'List operators and requests, or get one with bookings and statement',
  staff: 'manager',
  query: z.object({
    operator: z.optional(OperatorId),
    /** `2026-11`, in Port Vila; with it and an operator the reply is the statement alone. */
    month: z.optional(
      z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Please give a month, such as 2026-11.')),
    ),
  }),
  reply: success({
    /** Epoch seconds at the server. */
    now: z.int(),
    operators: z.optional(z.array(ListedOperator)),
    /** Whether there are more requests than are listed. */
    isCut: z.optional(z.boolean()),
    operator: z.optional(StaffOperator),
    /** Visits in the order of their starts. */
    ahead: z.optional(z.array(AheadVisit)),
    statement: z.optional(z.array(StatedVisit)),
    /** Names for the ids in the history. */
    people: z.array(Colleague),
  }),
  problems: ['not-found'],
});
