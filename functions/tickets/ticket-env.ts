import * as z from 'zod/mini';

/** The environment of an endpoint that issues tickets. */
export const TicketEnv = z.object({
  TABLE_NAME: z.string().check(z.minLength(1)),
  /** The ARN of the secret with the keys of tickets. */
  TICKET_KEY_SECRET: z.string().check(z.minLength(1)),
});
