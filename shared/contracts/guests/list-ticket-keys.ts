import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';

/**
 * GET /api/ticket-keys: the public keys by which the codes of tickets are recognized: the current one first, then the
 * one before it and the next one. The door keeps them for days without a network; a reseller may check tickets with
 * them too.
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
