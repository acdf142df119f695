import * as z from 'zod/mini';
import { enquiryStates } from './enquiry-state.ts';

/**
 * Actions of staff on an enquiry, in order. The log is append-only; the state is computed from it, never stored
 * separately. Times in epoch seconds.
 */

const author = {
  /** The command that wrote it, 24 hexadecimal characters: a repeated command finds its entry. */
  id: z.string(),
  at: z.int(),
  /** Id of the colleague. */
  by: z.string(),
  /** Id of the device. */
  on: z.string(),
};

const State = z.object({ ...author, kind: z.literal('state'), state: z.enum(enquiryStates) });

/** `to`: id of a colleague; absent: unassigned. */
const Assignment = z.object({ ...author, kind: z.literal('assign'), to: z.optional(z.string()) });

const Note = z.object({ ...author, kind: z.literal('note'), text: z.string() });

/** The starts that are closed for the event, and the reason shown to guests. */
export const EventClosing = z.object({
  /** `yyyy-MM-dd` in Port Vila. */
  date: z.string(),
  /** Absent: the whole day. */
  tourIds: z.optional(z.array(z.int())),
  reason: z.string(),
  reasonFrench: z.optional(z.string()),
  /** Starts that guests may be offered instead; absent: any that fits them. */
  offers: z.optional(z.array(z.object({ date: z.string(), tourId: z.int() }))),
});
export type EventClosing = z.infer<typeof EventClosing>;

/** The closing of the starts has begun; it continues under the id of this entry. */
const ClosingEntry = z.extend(EventClosing, { ...author, kind: z.literal('block') });

/** The starts are closed. `id` is that of the closing. */
const BookedEntry = z.object({ ...author, kind: z.literal('booked') });

export const EnquiryEntry = z.discriminatedUnion('kind', [
  State,
  Assignment,
  Note,
  ClosingEntry,
  BookedEntry,
]);
export type EnquiryEntry = z.infer<typeof EnquiryEntry>;
export type EnquiryLog = readonly EnquiryEntry[];
