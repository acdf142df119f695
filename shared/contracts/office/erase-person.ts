import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { command } from '../staff/fields.ts';
import { ChosenRecords, TrailEntry, WhoText } from './personal-record.ts';

/**
 * POST /api/staff/erasures: finds the records of a person and erases those that are no longer needed; the others stay.
 * Refused as `records-changed` when the number of erasable records differs from the number shown, and as `not-found`
 * when there are none. Idempotent by `commandId`: a repeated call continues where the first was cut off, even though
 * fewer records are left.
 */
export const erasePerson = contractOf('erasePerson', {
  summary: 'Erase the personal data stored about a person',
  staff: 'manager',
  stepUp: true,
  body: command({
    who: WhoText,
    chosen: ChosenRecords,
    /** Number of erasable records, as shown. */
    shown: z.int('Please say how many records were shown.'),
  }),
  reply: success({
    /** Absent until all records are found. */
    entry: z.optional(TrailEntry),
    /** False when time ran out: send the same command again. */
    isFinished: z.boolean(),
  }),
  problems: ['not-found', 'records-changed', 'key-reused'],
});
