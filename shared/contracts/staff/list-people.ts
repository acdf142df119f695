import * as z from 'zod/mini';
import { ReceivedReport } from '#shared/kept-presses/device-report.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Role } from './fields.ts';

/** A device as managers see it. Times in epoch seconds. */
export const ListedDevice = z.object({
  id: z.string(),
  /** Name given by its person, or for a shared device by the manager. */
  name: z.optional(z.string()),
  /** Empty until linked. */
  browser: z.string(),
  state: z.enum(['invited', 'linked', 'ended']),
  invitedAt: z.int(),
  linkedAt: z.optional(z.int()),
  lastUsedAt: z.optional(z.int()),
  endsAt: z.int(),
  /** Its latest report about the presses that it keeps; absent until the first report. */
  kept: z.optional(ReceivedReport),
  /** Number of its presses that have not arrived; absent while none is missing. */
  owes: z.optional(z.int()),
});

export const ListedPerson = z.object({
  id: z.string(),
  name: z.string(),
  role: Role,
  endedAt: z.optional(z.int()),
  devices: z.array(ListedDevice),
  /** When the code for shared devices was set; absent if there is none. */
  codeSetAt: z.optional(z.int()),
  /** Whether the code is blocked until a new one is set, because of too many wrong tries in a day. */
  isCodeBlocked: z.optional(z.literal(true)),
  /** Devices that this person has linked for others, and devices linked from those; with the owner, unless shared. */
  linkedForOthers: z.optional(
    z.array(z.object({ id: z.string(), name: z.string(), owner: z.optional(z.string()) })),
  ),
  passkeys: z.array(
    z.object({
      id: z.string(),
      registeredAt: z.int(),
      isBackedUp: z.boolean(),
      /**
       * Ids of the devices on which it was created or used, the last used first. Revoking any of them deletes the
       * passkey.
       */
      devices: z.array(z.string()),
    }),
  ),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

/** A shared device. */
export const ListedSharedDevice = z.extend(ListedDevice, { name: z.string() });
export type ListedSharedDevice = z.infer<typeof ListedSharedDevice>;

/** GET /api/staff/people: everyone with their devices and passkeys, and the shared devices. */
export const listPeople = contractOf('listPeople', {
  summary: 'List staff with their devices and passkeys',
  staff: 'manager',
  reply: success({
    people: z.array(ListedPerson),
    shared: z.array(ListedSharedDevice),
  }),
  problems: [],
});
