import type { Month } from '../../../shared/calendar/month.ts';
import type { cancelOperatorBooking as cancelContract } from '../../../shared/contracts/cancel-operator-booking.ts';
import type { ReplyOf } from '../../../shared/contracts/contract.ts';
import type { BookingRequest } from '../../../shared/contracts/create-booking.ts';
import type { createOperatorBooking as createContract } from '../../../shared/contracts/create-operator-booking.ts';
import type { listOperatorBookings as listContract } from '../../../shared/contracts/list-operator-bookings.ts';
import type { OperatorBooking } from '../../../shared/contracts/operator-booking.ts';
import { createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { client } from './client.ts';

/** Calls in the name of an operator. Each throws a `CallProblem`: `unauthorized` when the link is not valid (any more). */

const path = '/api/operator-bookings';
const attempts = createAttemptStore(undefined, 'operator-booking-attempt');

export type OperatorMonth = ReplyOf<typeof listContract>;

/** Who the link belongs to, and what they have booked for a month. */
export const listOperatorBookings = (
  key: string,
  month: Month,
  signal: AbortSignal,
): Promise<OperatorMonth> =>
  client({ method: 'GET', path, query: { month }, headers: { 'operator-key': key }, signal });

/** Books for a guest. Sent again after a lost answer, the same form is one booking. */
export async function createOperatorBooking(key: string, request: BookingRequest): Promise<OperatorBooking> {
  const { data } = await sendUnderKey(request, { attempts }, (attempt) =>
    client<ReplyOf<typeof createContract>>({
      method: 'POST',
      path,
      headers: { 'operator-key': key, 'idempotency-key': attempt },
      body: request,
    }),
  );
  return data;
}

/** Cancels a booking of the operator's own. */
export const cancelOperatorBooking = (
  key: string,
  reference: string,
): Promise<ReplyOf<typeof cancelContract>> =>
  client({ method: 'DELETE', path, query: { reference }, headers: { 'operator-key': key } });
