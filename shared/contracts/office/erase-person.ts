import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { command } from '../staff/fields.ts';
import { ChosenRecords, TrailEntry, WhoText } from './personal-record.ts';

/**
 * POST /api/staff/erasures: finds the records of a person and erases those that can be erased; those still needed stay.
 * Refused as `records-changed` when the number of records that can be erased is not the number shown, and as
 * `not-found` when there is none. Idempotent by `commandId`: a repeated call continues where it was cut off, even when
 * less is left.
 */
export const erasePerson = contractOf('erasePerson', {
  summary: 'Erase the personal data stored about a person',
  staff: 'manager',
  stepUp: true,
  body: command({
    who: WhoText,
    chosen: ChosenRecords,
    /** Number of them that can be erased, as shown. */
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
