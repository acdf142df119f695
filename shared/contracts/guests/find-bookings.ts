import * as z from 'zod/mini';
import { bookedMessages } from '../../booking/messages/booked-messages.ts';
import { messages } from '../../booking/messages/messages.ts';
import { type CalendarDate, parseCalendarDate } from '../../values/port-vila-time.ts';
import { contractOf } from '../contract.ts';
import { Booking } from './booking.ts';
import { BookingsByDate } from './bookings-by-date.ts';

type BookingQuery = { by: 'date'; date: CalendarDate } | { by: 'reference'; reference: string };

/** Either `date` (yyyy-MM-dd) or `reference`. */
const Query = z.pipe(
  z.object({ date: z.optional(z.string()), reference: z.optional(z.string()) }),
  z.transform(({ date, reference }, context): BookingQuery => {
    const refuse = (message: string, path: string) => {
      context.issues.push({ code: 'custom', message, path: [path], input: undefined });
      return z.NEVER;
    };
    if (reference !== undefined) {
      return reference.trim() === ''
        ? refuse(bookedMessages.noReference, 'reference')
        : { by: 'reference', reference };
    }
    const day = parseCalendarDate(date ?? '');
    return day === undefined ? refuse(messages.invalidDate, 'date') : { by: 'date', date: day };
  }),
);

/**
 * GET /api/bookings: the availability of a day (no personal data), or one booking by its reference. The reply is never
 * cached, since forms read it just before they book.
 */
export const findBookings = contractOf('findBookings', {
  summary: 'Get the availability of a day, or a booking by its reference',
  query: Query,
  hasSecret: true,
  reply: { status: 200, schema: z.union([Booking, BookingsByDate]) },
  problems: ['not-found'],
});
