import type { BodyOf } from '#shared/contracts/calls.ts';
import { type Client, createClient } from './client.ts';

/** URLs are redacted. */
export type AdEventCall = BodyOf<'sendMetaEvent'>;

/** Time-out in milliseconds (specification §7). */
const timeOutMs = 5_000;

/** Sends an ad event to our server; throws a `CallProblem`. */
export async function sendMetaEvent(
  event: AdEventCall,
  client: Client = createClient({ timeOutMs }),
): Promise<void> {
  await client('sendMetaEvent', { body: event, outlivesPage: true });
}
