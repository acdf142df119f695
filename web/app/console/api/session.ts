import type { Client } from '#app/requests/client.ts';
import type { ReplyOf } from '#shared/contracts/contract.ts';
import type { renewSession as renewContract } from '#shared/contracts/staff/renew-session.ts';
import { askingClient } from './staff-client.ts';

/** Person and device behind the session cookie of this browser; no person on a shared device without an active colleague. */
export type StaffSession = Omit<ReplyOf<typeof renewContract>, 'success'>;

/**
 * Who this device acts for; renews the session. `unauthorized` without one, `device-ended` after its end.
 *
 * @param options.seen epoch seconds up to which notices have been read here
 */
export const renewSession = (
  options: { signal?: AbortSignal; seen?: number; client?: Client } = {},
): Promise<StaffSession> => {
  const { client = askingClient, signal, seen } = options;
  return client<StaffSession>({
    endpoint: 'renewSession',
    ...(seen !== undefined && { query: { seen: String(seen) } }),
    ...(signal && { signal }),
  });
};

/** Ends this device. */
export async function signOut(client: Client = askingClient): Promise<void> {
  await client({ endpoint: 'signOut' });
}
