import * as z from 'zod/mini';
import { tourLanguages } from '../booking/language.ts';

/**
 * Changes of a booking itself by staff, in order: the list is append-only, and is stored separately from the log of the
 * visit, because an earlier release could not read these entries in that log. Times in epoch seconds.
 */

/** Parts that a change can touch, in the order of display. */
const changedParts = ['start', 'guests', 'language', 'name', 'email', 'phone'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** The state before or after a change: the parts that differ and do not identify the guest. */
export const ChangedDetails = z.object({
  date: z.optional(z.string()),
  tourId: z.optional(z.int()),
  guestCount: z.optional(z.int()),
  preferredLanguage: z.optional(z.enum(tourLanguages)),
});

export const StaffChange = z.object({
  /** The command that wrote it, 24 hexadecimal characters: a repeated command finds its entry. */
  id: z.string(),
  at: z.int(),
  /** Id of the colleague. */
  by: z.string(),
  /** Id of the device. */
  on: z.string(),
  /**
   * `cancel`: at the guest's request; `close`: because the start was closed; `restore`: because the closing was undone.
   */
  kind: z.enum(['change', 'cancel', 'close', 'restore', 'resend']),
  /** The changed parts, for `change`. */
  parts: z.optional(z.array(z.enum(changedParts))),
  from: z.optional(ChangedDetails),
  to: z.optional(ChangedDetails),
  /** The colleague confirmed that the guests agreed, as all parties of their start did. */
  agreed: z.optional(z.literal(true)),
});
export type StaffChange = z.infer<typeof StaffChange>;
