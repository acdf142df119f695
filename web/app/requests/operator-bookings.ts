import { startLabel } from '#shared/booking/messages/slot-words.ts';
import type { Month } from '#shared/calendar/month.ts';
import type { cancelOperatorBooking as cancelContract } from '#shared/contracts/cancel-operator-booking.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { BookingRequest } from '#shared/contracts/create-booking.ts';
import type { createOperatorBooking as createContract } from '#shared/contracts/create-operator-booking.ts';
import type { listOperatorBookings as listContract } from '#shared/contracts/list-operator-bookings.ts';
import type { OperatorBooking } from '#shared/contracts/operator-booking.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { writeDate } from '#shared/values/written-time.ts';
import { consoleCopy } from '../content/operator/console-copy.ts';
import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { type Client, client } from './client.ts';
import { isUnanswered, matchesRequest, resendUnanswered } from './earlier-booking.ts';

/** Calls on behalf of an operator. Each throws a `CallProblem`: `unauthorized` for an invalid or revoked link. */

const pageAttempts = createAttemptStore<BookingRequest>(undefined, 'operator-booking-attempt');

export type OperatorMonth = ReplyOf<typeof listContract>;

/** The operator of the link, and their bookings of a month. */
export const listOperatorBookings = (
  key: string,
  month: Month,
  signal: AbortSignal,
): Promise<OperatorMonth> =>
  client({ endpoint: 'listOperatorBookings', query: { month }, headers: { 'operator-key': key }, signal });

/** Whether seats of a slot may belong to a request whose response was lost. */
export const mayBeBooked = (slot: Pick<BookingRequest, 'date' | 'tourId'>): boolean =>
  isUnanswered(slot, pageAttempts);

/**
 * The earlier form with the lost response turned out to be booked, and differs from this one: nothing was booked now.
 */
export class BookedBefore extends Error {
  override readonly name = 'BookedBefore';
  readonly booking: OperatorBooking;

  constructor(booking: OperatorBooking) {
    const { date, time, firstName, lastName } = booking;
    const when = `${writeDate(calendarDateFrom(date))}, ${startLabel(time)}`;
    super(consoleCopy.earlierListed(when, `${firstName} ${lastName}`));
    this.booking = booking;
  }
}

/**
 * Books for a guest. Resubmitting the same form after a lost response is one booking; before a changed form the
 * earlier one is settled. Changing it would be up to the guest, so the operator decides: throws `BookedBefore`.
 */
export async function createOperatorBooking(
  key: string,
  request: BookingRequest,
  options: { client?: Client; attempts?: AttemptStore<BookingRequest>; newKey?: () => string } = {},
): Promise<OperatorBooking> {
  const { client: call = client, attempts = pageAttempts, ...keys } = options;
  const post = async (attempt: string, body: BookingRequest): Promise<OperatorBooking> => {
    const headers = { 'operator-key': key, 'idempotency-key': attempt };
    return (await call<ReplyOf<typeof createContract>>({ endpoint: 'createOperatorBooking', headers, body }))
      .data;
  };
  const { unanswered } = attempts;
  const earlier =
    unanswered &&
    (await resendUnanswered({ request: unanswered, requested: request }, { attempts, ...keys }, post));
  if (unanswered && earlier && matchesRequest(unanswered, request)) return earlier;
  if (earlier && earlier.status !== 'cancelled') throw new BookedBefore(earlier);
  return sendUnderKey(request, { attempts, ...keys }, (attempt) => post(attempt, request));
}

/** Cancels one of the operator's own bookings. */
export const cancelOperatorBooking = (
  key: string,
  reference: string,
): Promise<ReplyOf<typeof cancelContract>> =>
  client({ endpoint: 'cancelOperatorBooking', query: { reference }, headers: { 'operator-key': key } });
