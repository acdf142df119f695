import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { CommandId, NewCode, Role, StaffId, StaffName, unreadable } from './fields.ts';

const Action = z.discriminatedUnion('kind', [
  /** A new colleague. */
  z.object({ kind: z.literal('invite'), name: StaffName, role: Role }),
  /** Another device of a colleague; a `reset` deletes their passkeys when its link is used. */
  z.object({ kind: z.literal('invite-device'), person: StaffId, reset: z.boolean() }),
  /** A device for everybody, such as `Bar tablet`: it asks who is there before it writes. */
  z.object({ kind: z.literal('invite-shared'), name: StaffName }),
  /** Sets the code of a colleague for shared devices, and unlocks it. */
  z.object({ kind: z.literal('set-code'), person: StaffId, code: NewCode }),
  z.object({ kind: z.literal('change-role'), person: StaffId, role: Role }),
  /** Ends all sessions of the person, from the next call on, and the links that they made. */
  z.object({ kind: z.literal('end-person'), person: StaffId }),
  /** Ends the devices of others that this person has linked, as `end-device` does each. */
  z.object({ kind: z.literal('end-linked-devices'), person: StaffId }),
  /** Ends a device, and deletes the passkeys that were made or used on it: a finder does not come back. */
  z.object({ kind: z.literal('end-device'), device: StaffId }),
]);

/** POST /api/staff/people: lets people in and out. Idempotent by `commandId`, except that the link is then a new one. */
export const managePeople = contractOf('managePeople', {
  summary: 'Manage staff, their roles, devices and PINs',
  staff: 'manager',
  stepUp: true,
  body: z.object({ commandId: CommandId, action: Action }, unreadable),
  reply: {
    status: 200,
    schema: z.object({
      success: z.literal(true),
      /** For invitations: path and fragment of the link that works once, within ten minutes. */
      link: z.optional(z.string()),
      /** For a device that was ended: how many passkeys went with it, and how many its person has left. */
      passkeys: z.optional(z.object({ removed: z.int(), remaining: z.int() })),
    }),
  },
  problems: ['not-found', 'last-manager', 'name-taken', 'too-many'],
});
