import { startLabel } from '#shared/booking/messages/slot-words.ts';
import type { BookingRequest } from '#shared/contracts/guests/create-booking.ts';
import type { OperatorBooking } from '#shared/contracts/guests/operator-booking.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { consoleCopy } from '../content/operator/console-copy.ts';
import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { type Client, client } from './client.ts';
import { isUndecided, matchesRequest, resendUndecided } from './earlier-booking.ts';
import { noteChange } from './recent-change.ts';

const pageAttempts = createAttemptStore<BookingRequest>(undefined, 'operator-booking-attempt');

/** Whether seats of a slot may belong to a request whose response was lost. */
export const mayBeBooked = (slot: Pick<BookingRequest, 'date' | 'tourId'>): boolean =>
  isUndecided(slot, pageAttempts);

/** An earlier form, whose response was lost, is booked. This form differs from it and is not booked. */
export class EarlierBookingError extends Error {
  override readonly name = 'EarlierBookingError';
  readonly booking: OperatorBooking;

  constructor(booking: OperatorBooking) {
    const { date, time, firstName, lastName } = booking;
    const when = `${formatDate(calendarDateFrom(date))}, ${startLabel(time)}`;
    super(consoleCopy.earlierListed(when, `${firstName} ${lastName}`));
    this.booking = booking;
  }
}

/**
 * Books for a guest. Resubmitting the same form after a lost response is one booking. Before a changed form is sent,
 * the earlier one is resent to learn its outcome. If it is booked, the operator has to decide: throws
 * `EarlierBookingError`. A `CallProblem` is `unauthorized` for an invalid or revoked link.
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
  const { undecidedRequest } = attempts;
  const earlierBooking =
    undecidedRequest &&
    (await resendUndecided({ request: undecidedRequest, requested: request }, { attempts, ...keys }, post));
  if (undecidedRequest && earlierBooking && matchesRequest(undecidedRequest, request)) return earlierBooking;
  if (earlierBooking && earlierBooking.status !== 'cancelled') throw new EarlierBookingError(earlierBooking);
  return sendUnderKey(request, { attempts, ...keys }, (attempt) => post(attempt, request));
}
