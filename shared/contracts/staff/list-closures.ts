import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { ClosureParty } from './closure-fields.ts';

/** A day, or starts of a day, closed by staff for one reason. */
export const ListedClosure = z.object({
  date: z.string(),
  isWholeDay: z.boolean(),
  /** Ids of the closed starts, in order. */
  tourIds: z.array(z.int()),
  reason: z.string(),
  reasonFrench: z.optional(z.string()),
  /** Name of the colleague; absent for the command line. */
  by: z.optional(z.string()),
  /** Epoch seconds. */
  at: z.optional(z.int()),
  /** Command that closed them and cancelled bookings; present while it can be undone. */
  closing: z.optional(z.string()),
  /** Bookings on these starts that are still to be notified: the closing was interrupted. */
  pendingNotifications: z.int(),
  /** Parties without an email address whose bookings this closing cancelled; absent if there are none. */
  toTelephone: z.optional(z.array(ClosureParty)),
});
export type ListedClosure = z.infer<typeof ListedClosure>;

/** GET /api/staff/closures: closures by staff from today on, in order. */
export const listClosures = contractOf('listClosures', {
  summary: 'List upcoming closures',
  staff: 'manager',
  reply: success({ closures: z.array(ListedClosure) }),
  problems: [],
});
