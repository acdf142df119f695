import * as z from 'zod/mini';
import { EventClosing } from '#shared/enquiries/enquiry-log.ts';
import { parseEnquiryCursor, parseEnquiryName } from '#shared/enquiries/enquiry-name.ts';
import { enquiryStates } from '#shared/enquiries/enquiry-state.ts';
import { cateringChoices, enquiryKinds } from '#shared/enquiries/event-enquiry.ts';
import { messageLanguages } from '#shared/visits/message-language.ts';
import { readText } from '../fields.ts';
import { Colleague } from '../staff/fields.ts';

/** `2026-11-0123456789abcdef0123`. */
export const EnquiryIdText = readText(
  parseEnquiryName,
  'Please say which enquiry.',
  'This is not an enquiry that we can find.',
);

/** `2026-11`, or `2026-11-0123456789abcdef0123` to continue after an enquiry. */
export const EnquiryCursorText = readText(
  parseEnquiryCursor,
  'Please say where the page begins.',
  'There is no such page of enquiries.',
);

/** Number of log entries of the enquiry that the caller was shown. */
export const SeenEntryCount = z.int().check(z.gte(0));

/** An enquiry in a list. Times in epoch seconds. */
export const ListedEnquiry = z.object({
  /** Identifies the enquiry in calls and URLs. */
  enquiry: z.string(),
  kind: z.enum(enquiryKinds),
  name: z.string(),
  eventName: z.string(),
  /** The requested date; may be ''. */
  date: z.string(),
  receivedAt: z.int(),
  state: z.enum(enquiryStates),
  assignedTo: z.optional(z.string()),
  /** When a new enquiry will have waited for a working day. */
  dueAt: z.optional(z.int()),
  /** The date of the starts closed for its event. */
  eventDate: z.optional(z.string()),
  /** Time of the last entry. */
  lastAt: z.int(),
});
export type ListedEnquiry = z.infer<typeof ListedEnquiry>;

/** The closing of starts for the event of an enquiry. */
const EventClosingRecord = z.extend(EventClosing, {
  commandId: z.string(),
  by: z.string(),
  at: z.int(),
  /** Everything is closed, and every guest notified. */
  isDone: z.boolean(),
});

const entry = { at: z.int(), by: z.string() };

/** An action of staff on an enquiry, without device and command. */
const HistoryEntry = z.discriminatedUnion('kind', [
  z.object({ ...entry, kind: z.literal('state'), state: z.enum(enquiryStates) }),
  z.object({ ...entry, kind: z.literal('assign'), to: z.optional(z.string()) }),
  z.object({ ...entry, kind: z.literal('note'), text: z.string() }),
  z.object({ ...entry, kind: z.literal('block'), date: z.string(), tourIds: z.optional(z.array(z.int())) }),
  z.object({ ...entry, kind: z.literal('booked') }),
]);
export type EnquiryHistoryEntry = z.infer<typeof HistoryEntry>;

/** An enquiry as managers see it: what the visitor sent, and its history. */
export const StaffEnquiry = z.extend(ListedEnquiry, {
  business: z.string(),
  email: z.string(),
  phone: z.string(),
  peopleCount: z.string(),
  catering: z.enum(cateringChoices),
  description: z.string(),
  messageLanguage: z.optional(z.enum(messageLanguages)),
  block: z.optional(EventClosingRecord),
  /** The oldest first. */
  history: z.array(HistoryEntry),
  /** When the enquiry is deleted. */
  keptUntil: z.int(),
});
export type StaffEnquiry = z.infer<typeof StaffEnquiry>;

/** A colleague to whom an enquiry can be assigned, or who appears in its history. */
export const EnquiryColleague = z.extend(Colleague, { hasLeft: z.optional(z.literal(true)) });
export type EnquiryColleague = z.infer<typeof EnquiryColleague>;
