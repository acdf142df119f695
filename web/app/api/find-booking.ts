import type { Booking } from '../../../shared/contracts/booking.ts';
import { type Client, client as pageClient } from './client.ts';

/** A booking by its reference. Throws a `CallProblem` of kind `not-found` when there is none. */
export function findBooking(
  reference: string,
  options: { signal?: AbortSignal; client?: Client } = {},
): Promise<Booking> {
  const { client = pageClient, signal } = options;
  return client<Booking>({
    method: 'GET',
    path: '/api/bookings',
    query: { reference },
    ...(signal ? { signal } : {}),
  });
}
