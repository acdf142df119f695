import * as z from 'zod/mini';

export const Env = z.object({
  /** ARN of the secret with the ticket keys. */
  TICKET_KEY_SECRET: z.string().check(z.minLength(1)),
});
