import * as z from 'zod/mini';
import { startTimes } from '#shared/booking/slots.ts';
import { neededReasons, personalKinds } from '#shared/staff/personal-records.ts';
import { privacyMessages } from '#shared/staff/privacy-messages.ts';
import { textProblem } from '#shared/values/text-problem.ts';
import { checkedText } from '../fields.ts';

/** Email address, telephone number or booking reference. Sent in bodies only, never in a URL. */
export const WhoText = checkedText((value) =>
  textProblem(value, { name: 'a person', maxLength: 254 }) === undefined
    ? undefined
    : privacyMessages.whoProblem,
);

/** A partition of the table, by day or month, without personal data. */
const Partition = z.string().check(z.regex(/^[A-Z-]{1,30}(#[\d-]{1,10})?$/, 'This is not a partition.'));

/** Where a search ran out of time. */
export const NextPartition = z.optional(Partition);

/** Number of records of each kind. */
export const Tally = z.partialRecord(z.enum(personalKinds), z.int());

/** A record with the name of its person, for the manager to recognize, and no other personal data. */
export const ListedRecord = z.object({
  id: z.string(),
  kind: z.enum(personalKinds),
  name: z.optional(z.string()),
  /** Day and time of a visit. */
  date: z.optional(z.string()),
  time: z.optional(z.enum(startTimes)),
  /** Number of an order. */
  order: z.optional(z.string()),
  isCancelled: z.optional(z.literal(true)),
  /** The stored telephone number that matched: with another prefix it may belong to another person. */
  matched: z.optional(z.string()),
  /** Why it cannot be erased yet; absent when it can. */
  stays: z.optional(z.enum(neededReasons)),
});
export type ListedRecord = z.infer<typeof ListedRecord>;

/** Ids of the records that a manager has chosen as those of the person. If absent, all records found. */
export const ChosenRecords = z.optional(
  z.array(z.string().check(z.maxLength(40))).check(z.minLength(1), z.maxLength(500)),
);

/** An export or an erasure, without the person concerned. */
export const TrailEntry = z.object({
  id: z.string(),
  /** Epoch seconds. */
  at: z.int(),
  action: z.enum(['export', 'erase']),
  /** Id of the colleague; absent for the command line. */
  by: z.optional(z.string()),
  /** Digest of the person; equal digests mean the same person. */
  whom: z.string(),
  records: Tally,
  stayed: z.optional(Tally),
  /** Epoch seconds; absent for an erasure that was cut off. */
  finishedAt: z.optional(z.int()),
});
export type TrailEntry = z.infer<typeof TrailEntry>;
