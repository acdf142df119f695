import type { Booking } from '../../../shared/contracts/booking.ts';
import type { ReplyOf } from '../../../shared/contracts/contract.ts';
import type { BookingRequest, createBooking as contract } from '../../../shared/contracts/create-booking.ts';
import { type AttemptStore, createAttemptStore, sendUnderKey } from './booking-attempt.ts';
import { type Client, client as pageClient } from './client.ts';

const pageAttempts = createAttemptStore();

/**
 * Books. Sent again after a lost answer, the same form leads to the same booking (see `booking-attempt.ts`).
 * Throws a `CallProblem` whose `message` is to be shown.
 */
export async function createBooking(
  request: BookingRequest,
  options: { client?: Client; attempts?: AttemptStore; newKey?: () => string } = {},
): Promise<Booking> {
  const { client = pageClient, attempts = pageAttempts, ...keys } = options;
  const { data } = await sendUnderKey(request, { attempts, ...keys }, (key) =>
    client<ReplyOf<typeof contract>>({
      method: 'POST',
      path: '/api/bookings',
      headers: { 'idempotency-key': key },
      body: request,
    }),
  );
  return data;
}
