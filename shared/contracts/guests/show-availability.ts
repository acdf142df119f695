import * as z from 'zod/mini';
import { messages } from '../../booking/messages/messages.ts';
import { parseCalendarDate } from '../../values/port-vila-time.ts';
import { contractOf } from '../contract.ts';
import { BookingsByDate } from './bookings-by-date.ts';

const Query = z.object({
  date: z.pipe(
    z.optional(z.string()),
    z.transform((date, context) => {
      const day = parseCalendarDate(date ?? '');
      if (day !== undefined) return day;
      context.issues.push({ code: 'custom', message: messages.invalidDate, path: [], input: undefined });
      return z.NEVER;
    }),
  ),
});

/**
 * GET /api/availability: the availability of a day in the booking window, for pages with many visitors. The reply is
 * the same for all of them, and CloudFront caches it for two seconds; forms call GET /api/bookings instead.
 */
export const showAvailability = contractOf('showAvailability', {
  summary: 'Get the availability of a day, up to two seconds old',
  query: Query,
  cachedSeconds: 2,
  reply: { status: 200, schema: BookingsByDate },
  problems: ['not-bookable'],
});
