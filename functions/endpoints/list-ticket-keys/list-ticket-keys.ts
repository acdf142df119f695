import type { UseCase } from '#functions/kernel/endpoint.ts';
import { publicKeysOf, type ReadTicketKeys } from '#functions/tickets/ticket-keys.ts';
import type { listTicketKeys as contract } from '#shared/contracts/guests/list-ticket-keys.ts';

/** Returns the public keys, never the private ones. */
export const listTicketKeys =
  (readKeys: ReadTicketKeys): UseCase<typeof contract> =>
  async () => ({ keys: [...(await publicKeysOf(readKeys)())] });
