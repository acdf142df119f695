import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { command, NewCode, Role, StaffId, StaffName } from './fields.ts';

const Action = z.discriminatedUnion('kind', [
  /** Invites a new colleague. */
  z.object({ kind: z.literal('invite'), name: StaffName, role: Role }),
  /** Invites another device of a colleague; a `reset` deletes their passkeys when its link is used. */
  z.object({ kind: z.literal('invite-device'), person: StaffId, reset: z.boolean() }),
  /** Invites a shared device, such as `Bar tablet`: a colleague identifies before it writes. */
  z.object({ kind: z.literal('invite-shared'), name: StaffName }),
  /** Sets the code of a colleague for shared devices, and unlocks it. */
  z.object({ kind: z.literal('set-code'), person: StaffId, code: NewCode }),
  z.object({ kind: z.literal('change-role'), person: StaffId, role: Role }),
  /** Removes a person: revokes all their sessions, from the next call on, and the links that they created. */
  z.object({ kind: z.literal('end-person'), person: StaffId }),
  /** Revokes the devices that this person has linked for others, each as `end-device` does. */
  z.object({ kind: z.literal('end-linked-devices'), person: StaffId }),
  /**
   * Revokes a device, and deletes the passkeys created or used on it, so that a finder cannot sign in again. `isLost`:
   * the presses that it keeps are discarded when they arrive; otherwise those made until now count.
   */
  z.object({ kind: z.literal('end-device'), device: StaffId, isLost: z.optional(z.boolean()) }),
]);

/**
 * POST /api/staff/people: manages people, their devices and codes. Idempotent by `commandId`, except that a repeated
 * call returns a new link.
 */
export const managePeople = contractOf('managePeople', {
  summary: 'Manage staff, their roles, devices and PINs',
  staff: 'manager',
  stepUp: true,
  body: command({ action: Action }),
  hasSecret: true,
  reply: success({
    /** Path and fragment of an invitation's link, which works once, within ten minutes. */
    link: z.optional(z.string()),
    /** Number of passkeys deleted with a revoked device, and of those that its person still has. */
    passkeys: z.optional(z.object({ removed: z.int(), remaining: z.int() })),
  }),
  problems: ['not-found', 'last-manager', 'name-taken', 'too-many'],
});
