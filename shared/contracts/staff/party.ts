import * as z from 'zod/mini';
import { tourLanguages } from '#shared/booking/language.ts';
import { startTimes, tourTypes } from '#shared/booking/slots.ts';
import { partySources } from '#shared/staff/parties/party-source.ts';
import { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import { StaffChange } from '#shared/staff/staff-change.ts';
import { ShortReference } from './fields.ts';

/** A booking as staff see it. Money in whole vatu, times in epoch seconds. Its state is computed from `log`. */
export const Party = z.object({
  /** Permanent id; with date and slot it identifies the party in commands. */
  id: z.string(),
  reference: ShortReference,
  /** Letters to read aloud; they never change and give no access. */
  sixLetters: z.string(),
  date: z.string(),
  tourId: z.int(),
  tourType: z.enum(tourTypes),
  time: z.enum(startTimes),
  /** Empty for a walk-in who gave none. */
  firstName: z.string(),
  lastName: z.string(),
  /** Empty if the guest gave none; nothing can be emailed then. */
  email: z.string(),
  phone: z.optional(z.string()),
  preferredLanguage: z.enum(tourLanguages),
  guestCount: z.int(),
  totalPrice: z.int(),
  /** The amount that guests pay at the distillery; the rest is on the operator's account. */
  due: z.int(),
  source: z.enum(partySources),
  companyName: z.optional(z.string()),
  status: z.enum(['confirmed', 'cancelled']),
  /** Version of the booking, incremented by every change. */
  sequence: z.int(),
  bookedAt: z.int(),
  cancelledAt: z.optional(z.int()),
  /** Reason for the closure that cancelled the booking. */
  closedReason: z.optional(z.string()),
  /** Id of the colleague who added the party; absent when guests or operators booked. */
  addedBy: z.optional(z.string()),
  /** A walk-in beyond the capacity of the start, not counted in its `guests`. */
  over: z.optional(z.literal(true)),
  log: z.array(VisitEntry),
  /** Changes that staff made to the booking, in order; absent if there are none. */
  staffChanges: z.optional(z.array(StaffChange)),
});
export type Party = z.infer<typeof Party>;

export const PartyReply = z.object({ success: z.literal(true), party: Party });

/** One start of one tour type with its parties. */
export const Start = z.object({
  tourId: z.int(),
  /** Changes with any change of the start. */
  version: z.string(),
  /** Places taken of 16. */
  guests: z.int(),
  language: z.optional(z.enum(tourLanguages)),
  closed: z.optional(z.object({ reason: z.optional(z.string()) })),
  parties: z.array(Party),
});
export type Start = z.infer<typeof Start>;
