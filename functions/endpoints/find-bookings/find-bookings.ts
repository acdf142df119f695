import type { UseCase } from '#functions/kernel/endpoint.ts';
import { Refused } from '#functions/kernel/problems.ts';
import type { BookingLookup } from '#functions/stores/bookings/booking-lookup.ts';
import type { IssueTicket } from '#functions/tickets/issue-ticket.ts';
import { bookingReply } from '#functions/use-cases/bookings/booking-reply.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import { parseReference } from '#shared/booking/reference.ts';
import type { findBookings as contract } from '#shared/contracts/guests/find-bookings.ts';

interface Deps {
  readonly bookings: Pick<BookingLookup, 'day' | 'find'>;
  readonly issueTicket: IssueTicket;
}

/** Returns the seats booked on a day, or the booking behind a reference. */
export const findBookings =
  ({ bookings, issueTicket }: Deps): UseCase<typeof contract> =>
  async ({ query }) => {
    if (query.by === 'date') return { [query.date]: await bookings.day(query.date) };
    const reference = parseReference(query.reference);
    const booking = reference && (await bookings.find(reference));
    if (booking === undefined)
      throw new Refused({ kind: 'not-found', message: replyMessages.bookingNotFound });
    return bookingReply(booking, await issueTicket(booking));
  };
