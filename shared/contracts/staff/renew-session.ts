import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { Colleague } from './fields.ts';

/**
 * PUT /api/staff/session: who this device acts for. Called when the console opens; renews the rolling session of a
 * person's device. A shared device learns whom to ask for.
 */
export const renewSession = contractOf('renewSession', {
  summary: 'Who this device acts for; renews its session',
  staff: 'floor',
  asksWho: false,
  setsSession: true,
  reply: {
    status: 200,
    schema: z.object({
      success: z.literal(true),
      /** Absent on a shared device without an active colleague. */
      person: z.optional(Colleague),
      device: z.object({ id: z.string(), browser: z.string(), sessionEndsAt: z.int() }),
      hasPasskey: z.boolean(),
      /** Epoch seconds; absent without a recent step-up. */
      steppedUpUntil: z.optional(z.int()),
      /** Present on a shared device: what it is called, and who may act on it. */
      shared: z.optional(
        z.object({
          name: z.string(),
          people: z.array(z.object({ id: z.string(), name: z.string(), hasCode: z.boolean() })),
        }),
      ),
    }),
  },
  problems: [],
});
