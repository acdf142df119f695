import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { openBooking as contract } from '#shared/contracts/open-booking.ts';
import { client } from './client.ts';

/** The current reference of the booking with this reference and email address. Throws a `CallProblem`. */
export async function openBooking(body: { reference: string; email: string }): Promise<string> {
  return (await client<ReplyOf<typeof contract>>({ endpoint: 'openBooking', body })).reference;
}
