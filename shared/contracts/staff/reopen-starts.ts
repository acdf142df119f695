import * as z from 'zod/mini';
import { slots } from '#shared/booking/slots.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText, readText, success } from '../fields.ts';
import { CommandId } from './fields.ts';

const startIdsProblem = 'Ids of starts are separated by commas, such as 0,8.';

function readStartIds(text: string): readonly number[] | undefined {
  if (!/^\d{1,2}(,\d{1,2}){0,13}$/.test(text)) return undefined;
  const ids = text.split(',').map(Number);
  return ids.every((id) => id < slots.length) ? ids : undefined;
}

/**
 * DELETE /api/staff/closures: accepts bookings again on days or single starts. Cancelled bookings stay cancelled.
 * Idempotent by `commandId`: a repeated call does not reopen starts that were closed again since. Repeat the call while
 * days remain.
 */
export const reopenStarts = contractOf('reopenStarts', {
  summary: 'Reopen days or starts',
  staff: 'manager',
  query: z.object({
    commandId: CommandId,
    /** First and last day, both included. */
    first: CalendarDateText,
    last: CalendarDateText,
    /** Single starts of the first day, separated by commas. If absent, whole days are reopened. */
    tourIds: z.optional(readText(readStartIds, startIdsProblem, startIdsProblem)),
  }),
  reply: success({
    /** Days not reopened yet. */
    remaining: z.int(),
  }),
  problems: ['not-bookable', 'slot-closed'],
});
