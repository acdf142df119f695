import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Colleague } from '../staff/fields.ts';
import { Party, Start } from '../staff/party.ts';

/** A party as a device stores it for offline use: without contact details and reference. */
const FileParty = z.omit(Party, { email: true, phone: true, reference: true, staffChanges: true });

/** A start as a device stores it. */
export const FileStart = z.extend(Start, { parties: z.array(FileParty) });
export type FileStart = z.infer<typeof FileStart>;

/** A device of the distillery, with the public keys that verify its kept presses. */
const HouseDevice = z.object({
  id: z.string(),
  name: z.string(),
  keys: z.array(z.object({ id: z.string(), publicKey: z.string() })),
});

/**
 * GET /api/staff/day-files: today and the next thirteen days, for a device to store. With `seen`, returns only the days
 * that have changed, with the starts that have changed, including those that are now empty. A shared device can call it
 * only while a colleague is identified.
 */
export const readDayFiles = contractOf('readDayFiles', {
  summary: 'Get the next fourteen days for offline use, or only their changes',
  staff: 'floor',
  query: z.object({
    /** The days that the device has, see `formatSeenDay`. */
    seen: z.optional(z.string().check(z.maxLength(7000))),
  }),
  reply: success({
    /** Epoch seconds at the server. */
    now: z.int(),
    days: z.array(
      z.object({
        date: z.string(),
        /** Number of writes to the day; sent with the next call, together with `now`. */
        changes: z.int(),
        starts: z.array(FileStart),
      }),
    ),
    /** Names of the authors in `days`; empty when no day was read. */
    people: z.array(Colleague),
    /** The devices whose presses this one may deliver; absent when no day was read. */
    devices: z.optional(z.array(HouseDevice)),
  }),
  problems: [],
});
