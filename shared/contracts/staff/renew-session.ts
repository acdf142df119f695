import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { endpoints } from '../endpoints.ts';
import { Colleague } from './fields.ts';

/** PUT /api/staff/session: who this device acts for. Called when the console opens; renews a rolling session. */
export const renewSession = contract({
  name: 'renew-session',
  summary: 'Who this device acts for; renews its session',
  ...endpoints.renewSession,
  staff: 'floor',
  setsSession: true,
  reply: {
    status: 200,
    schema: z.object({
      success: z.literal(true),
      person: Colleague,
      device: z.object({ id: z.string(), browser: z.string(), sessionEndsAt: z.int() }),
      hasPasskey: z.boolean(),
      /** Epoch seconds; absent without a recent step-up. */
      steppedUpUntil: z.optional(z.int()),
    }),
  },
  problems: ['unauthorized', 'device-ended', 'forbidden'],
});
