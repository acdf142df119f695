import type { cancelBooking as contract } from '#shared/contracts/cancel-booking.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import { type Client, client as pageClient } from './client.ts';

/** Cancels a booking; idempotent. */
export const cancelBooking = (
  reference: string,
  client: Client = pageClient,
): Promise<ReplyOf<typeof contract>> => client({ endpoint: 'cancelBooking', query: { reference } });
