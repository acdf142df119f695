import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';

/**
 * GET /api/ticket-keys: the public keys that verify the codes of tickets: the current one first, then the previous and
 * the next one. Devices at the door store them for offline use; a reseller may verify tickets with them too.
 */
export const listTicketKeys = contractOf('listTicketKeys', {
  summary: 'List the public keys of tickets',
  reply: {
    status: 200,
    schema: z.object({
      /** P-256 keys: `x` and `y` as in RFC 7517. */
      keys: z.array(z.object({ id: z.int(), x: z.string(), y: z.string() })),
    }),
  },
  problems: [],
});
