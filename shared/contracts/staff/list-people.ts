import * as z from 'zod/mini';
import { contract } from '../contract.ts';
import { endpoints } from '../endpoints.ts';
import { Role } from './fields.ts';

/** A device as managers see it. Times in epoch seconds. */
const ListedDevice = z.object({
  id: z.string(),
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
  passkeys: z.array(z.object({ id: z.string(), registeredAt: z.int(), isBackedUp: z.boolean() })),
});
export type ListedPerson = z.infer<typeof ListedPerson>;

/** GET /api/staff/people: everybody with their devices and passkeys. */
export const listPeople = contract({
  name: 'list-people',
  summary: 'The people of the staff console, with their devices and passkeys',
  ...endpoints.listPeople,
  staff: 'manager',
  reply: {
    status: 200,
    schema: z.object({ success: z.literal(true), people: z.array(ListedPerson) }),
  },
  problems: ['unauthorized', 'device-ended', 'forbidden'],
});
