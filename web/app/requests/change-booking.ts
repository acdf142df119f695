import type { Booking } from '#shared/contracts/booking.ts';
import type { changeBooking as contract } from '#shared/contracts/change-booking.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { BookingRequest } from '#shared/contracts/create-booking.ts';
import { type Client, client as pageClient } from './client.ts';

/** Replaces a booking; its reference may change. Idempotent. Throws a `CallProblem` with a message to show. */
export async function changeBooking(
  reference: string,
  requested: BookingRequest,
  client: Client = pageClient,
): Promise<Booking> {
  const { data } = await client<ReplyOf<typeof contract>>({
    endpoint: 'changeBooking',
    query: { reference },
    body: requested,
  });
  return data;
}
