import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { Role } from './fields.ts';

/** A device as managers see it. Times in epoch seconds. */
const ListedDevice = z.object({
  id: z.string(),
  /** What its person, or for a shared device the manager, calls it. */
  name: z.optional(z.string()),
  /** Empty until linked. */
  browser: z.string(),
  state: z.enum(['invited', 'linked', 'ended']),
  invitedAt: z.int(),
  linkedAt: z.optional(z.int()),
  lastUsedAt: z.optional(z.int()),
  endsAt: z.int(),
});

export const ListedPerson = z.object({
  id: z.string(),
  name: z.string(),
  role: Role,
  endedAt: z.optional(z.int()),
  devices: z.array(ListedDevice),
  /** When the code for shared devices was set; absent without one. */
  codeSetAt: z.optional(z.int()),
  /** Wrong tries of a day have blocked the code: only another one helps. */
  isCodeBlocked: z.optional(z.literal(true)),
  /** Devices of others that this person has linked, or that go back to one; with whose they are, unless shared. */
  linkedForOthers: z.optional(
    z.array(z.object({ id: z.string(), name: z.string(), owner: z.optional(z.string()) })),
  ),
  passkeys: z.array(
    z.object({
      id: z.string(),
      registeredAt: z.int(),
      isBackedUp: z.boolean(),
      /** Ids of the devices that it was made or used on, the last used first: ending one of them deletes it. */
      devices: z.array(z.string()),
    }),
  ),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

/** A device for everybody. */
export const ListedSharedDevice = z.extend(ListedDevice, { name: z.string() });
export type ListedSharedDevice = z.infer<typeof ListedSharedDevice>;

/** GET /api/staff/people: everybody with their devices and passkeys, and the shared devices. */
export const listPeople = contractOf('listPeople', {
  summary: 'List staff with their devices and passkeys',
  staff: 'manager',
  reply: {
    status: 200,
    schema: z.object({
      success: z.literal(true),
      people: z.array(ListedPerson),
      shared: z.array(ListedSharedDevice),
    }),
  },
  problems: [],
});
