import type { Booking } from '../../../shared/contracts/booking.ts';
import type { ReplyOf } from '../../../shared/contracts/contract.ts';
import type { BookingRequest, createBooking as contract } from '../../../shared/contracts/create-booking.ts';
import { type AttemptStore, createAttemptStore, digestOf, nextAttempt } from './booking-attempt.ts';
import { CallProblem, type Client, client as pageClient } from './client.ts';

const pageAttempts = createAttemptStore();

/**
 * Books. Sent again after a lost answer, the same form leads to the same booking (see `booking-attempt.ts`).
 * Throws a `CallProblem` whose `message` is to be shown.
 */
export async function createBooking(
  request: BookingRequest,
  options: { client?: Client; attempts?: AttemptStore; newKey?: () => string } = {},
): Promise<Booking> {
  const { client = pageClient, attempts = pageAttempts, newKey = () => crypto.randomUUID() } = options;
  const attempt = nextAttempt(attempts.read(), await digestOf(request), newKey);
  attempts.write(attempt);
  try {
    const { data } = await client<ReplyOf<typeof contract>>({
      method: 'POST',
      path: '/api/bookings',
      headers: { 'idempotency-key': attempt.key },
      body: request,
    });
    attempts.write(undefined);
    return data;
  } catch (problem) {
    if (problem instanceof CallProblem && problem.kind === 'key-reused') attempts.write(undefined);
    else if (problem instanceof CallProblem && problem.isDefinite)
      attempts.write({ ...attempt, answered: true });
    throw problem;
  }
}
