import * as z from 'zod/mini';
import { openReasons } from '#shared/kept-presses/open-reason.ts';
import { KeptPress } from '#shared/kept-presses/press.ts';
import { partySources } from '#shared/staff/parties/party-source.ts';

/** Identifies a kept press by its device, its key, its number with that key, and its digest. */
export const PressId = z.object({
  device: z.string().check(z.maxLength(26)),
  key: z.string().check(z.maxLength(22)),
  n: z.int(),
  digest: z.string().check(z.regex(/^[\w-]{43}$/)),
});

/** A press that has not been added to any history. Times in epoch seconds. */
export const ListedPress = z.extend(PressId, {
  why: z.enum(openReasons),
  receivedAt: z.int(),
  /** Time at the door; absent when it cannot be determined. */
  at: z.optional(z.int()),
  press: z.optional(z.pick(KeptPress, { id: true, by: true, party: true, action: true })),
  /** The signed text of an unreadable press. */
  text: z.optional(z.string()),
});
export type ListedPress = z.infer<typeof ListedPress>;

/** A start with walk-ins beyond its capacity. Times in epoch seconds. */
export const Room = z.object({
  date: z.string(),
  tourId: z.int(),
  /** Places taken, and guests beyond capacity, including those who joined from other starts. */
  guests: z.int(),
  over: z.int(),
  /** The latest booking. `by`: id of the colleague who added it. */
  last: z.optional(
    z.object({
      at: z.int(),
      guests: z.int(),
      source: z.enum(partySources),
      isMailed: z.boolean(),
      by: z.optional(z.string()),
    }),
  ),
});
export type Room = z.infer<typeof Room>;
