import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { Colleague, StaffId, unreadable } from './fields.ts';

const Action = z.discriminatedUnion('kind', [
  /** The device acts for this person from now on. */
  z.object({
    kind: z.literal('identify'),
    person: StaffId,
    code: z.string().check(z.regex(/^\d{4}$/, 'A code has four digits.')),
  }),
  /** The person has pressed something: they have their full time again. */
  z.object({ kind: z.literal('stay') }),
  /** Ends the acting on this device. */
  z.object({ kind: z.literal('leave') }),
]);

/**
 * POST /api/staff/identity: says who acts on a shared device, for 15 minutes from their code or their last press. A
 * code is counted before it is compared: after five wrong ones in a row it is locked for 15 minutes, after twenty in a
 * day until a manager sets another (`too-many`). A wrong code, an unknown person and one without a code are `forbidden`
 * in the same words.
 */
export const identify = contractOf('identify', {
  summary: 'Say who acts on a shared device',
  staff: 'floor',
  device: 'shared',
  asksWho: false,
  setsSession: true,
  body: z.object({ action: Action }, unreadable),
  reply: {
    status: 200,
    /** Absent: no active colleague. */
    schema: z.object({ success: z.literal(true), person: z.optional(Colleague) }),
  },
  problems: ['who', 'too-many'],
});
