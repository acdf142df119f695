import * as z from 'zod/mini';
import { openReasons } from '#shared/kept-presses/open-reason.ts';
import { KeptPress } from '#shared/kept-presses/press.ts';

/** Names a kept press: its device and key, its number there, and its digest. */
export const PressName = z.object({
  device: z.string().check(z.maxLength(26)),
  key: z.string().check(z.maxLength(22)),
  n: z.int(),
  digest: z.string().check(z.regex(/^[\w-]{43}$/)),
});

/** A press that is in no history yet. Times in epoch seconds. */
export const ListedPress = z.extend(PressName, {
  why: z.enum(openReasons),
  receivedAt: z.int(),
  /** Time at the door; absent where it cannot be judged. */
  at: z.optional(z.int()),
  press: z.optional(z.pick(KeptPress, { id: true, by: true, party: true, action: true })),
  /** Of an unreadable press, as it was signed. */
  text: z.optional(z.string()),
});
export type ListedPress = z.infer<typeof ListedPress>;
