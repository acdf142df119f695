import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Party } from './party.ts';

/**
 * GET /api/staff/bookings: finds parties from today to the end of the booking window, in order: by the first letters of
 * a name (regardless of accents and case), by the beginning of a reference, or by digits of a telephone number. A full
 * reference is found on any day. The call reads the window day by day, so make it for a submitted search, not on every
 * keystroke.
 */
export const findParties = contractOf('findParties', {
  summary: 'Search upcoming bookings by name or reference',
  staff: 'floor',
  query: z.object({
    letters: z
      .string('Please enter at least two letters of a name.')
      .check(z.trim(), z.minLength(2, 'Please enter at least two letters of a name.'), z.maxLength(80)),
  }),
  reply: success({
    parties: z.array(Party),
    /** Days searched, `yyyy-MM-dd`, inclusive: up to the day on which the maximum was reached. */
    first: z.string(),
    last: z.string(),
    hasMore: z.boolean(),
  }),
  problems: [],
});
