import type { Booking } from '../../../shared/contracts/booking.ts';
import type { changeBooking as contract } from '../../../shared/contracts/change-booking.ts';
import type { ReplyOf } from '../../../shared/contracts/contract.ts';
import type { BookingRequest } from '../../../shared/contracts/create-booking.ts';
import { type Client, client as pageClient } from './client.ts';

/**
 * Makes a booking what is wanted, whole; its reference may be another one then. Sent again after a lost answer
 * it changes nothing more. Throws a `CallProblem` whose `message` is to be shown.
 */
export async function changeBooking(
  reference: string,
  wanted: BookingRequest,
  client: Client = pageClient,
): Promise<Booking> {
  const { data } = await client<ReplyOf<typeof contract>>({
    endpoint: 'changeBooking',
    query: { reference },
    body: wanted,
  });
  return data;
}
