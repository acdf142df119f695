import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { ShipCall } from '../day-edit-fields.ts';
import { success } from '../fields.ts';

/** GET /api/staff/days: today and the next thirteen days, with their guests, closures and ships. */
export const listDays = contractOf('listDays', {
  summary: 'List the coming fourteen days with their guests, ships and closures',
  staff: 'floor',
  reply: success({
    days: z.array(
      z.object({
        date: z.string(),
        /** Number of adults booked. */
        guests: z.int(),
        ships: z.array(ShipCall),
        /** Starts that staff have closed although the calendar has them. */
        closedStarts: z.int(),
        /** Reason for which staff have closed the whole day. */
        closedFor: z.optional(z.string()),
      }),
    ),
  }),
  problems: [],
});
