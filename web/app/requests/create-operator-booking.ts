import { startLabel } from '#shared/booking/messages/slot-words.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import type { OperatorBooking } from '#shared/contracts/guests/operator-booking.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { consoleCopy } from '../content/operator/console-copy.ts';
import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { type Client, client } from './client.ts';
import { isUnanswered, matchesRequest, resendUnanswered } from './earlier-booking.ts';
import { noteChange } from './own-bookings.ts';

const pageAttempts = createAttemptStore<BookingRequest>(undefined, 'operator-booking-attempt');

/** Whether seats of a slot may belong to a request whose response was lost. */
export const mayBeBooked = (slot: Pick<BookingRequest, 'date' | 'tourId'>): boolean =>
  isUnanswered(slot, pageAttempts);

/**
 * The earlier form, whose response was lost, is booked and differs from this one, which is not.
 */
export class BookedBefore extends Error {
  override readonly name = 'BookedBefore';
  readonly booking: OperatorBooking;

  constructor(booking: OperatorBooking) {
    const { date, time, firstName, lastName } = booking;
    const when = `${formatDate(calendarDateFrom(date))}, ${startLabel(time)}`;
    super(consoleCopy.earlierListed(when, `${firstName} ${lastName}`));
    this.booking = booking;
  }
}

/**
 * Books for a guest. Resubmitting the same form after a lost response is one booking. Before a changed form, the
 * outcome of the earlier one is found out; if it is booked, the operator has to decide: throws `BookedBefore`. A
 * `CallProblem` is `unauthorized` for an invalid or revoked link.
 */
export async function createOperatorBooking(
  key: string,
  request: BookingRequest,
  options: { client?: Client; attempts?: AttemptStore<BookingRequest>; newKey?: () => string } = {},
): Promise<OperatorBooking> {
  const { client: call = client, attempts = pageAttempts, ...keys } = options;
  const post = async (attempt: string, body: BookingRequest): Promise<OperatorBooking> => {
    const headers = { 'operator-key': key, 'idempotency-key': attempt };
    return (await noteChange(call('createOperatorBooking', { headers, body }))).data;
  };
  const { unanswered } = attempts;
  const earlierBooking =
    unanswered &&
    (await resendUnanswered({ request: unanswered, requested: request }, { attempts, ...keys }, post));
  if (unanswered && earlierBooking && matchesRequest(unanswered, request)) return earlierBooking;
  if (earlierBooking && earlierBooking.status !== 'cancelled') throw new BookedBefore(earlierBooking);
  return sendUnderKey(request, { attempts, ...keys }, (attempt) => post(attempt, request));
}
