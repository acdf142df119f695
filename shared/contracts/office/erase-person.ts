import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { CommandId, unreadable } from '../staff/fields.ts';
import { ChosenRecords, TrailEntry, WhoText } from './personal-record.ts';

/**
 * POST /api/staff/erasures: looks for a person everywhere and erases what can be erased; what is still needed stays.
 * Refused as
 * `records-changed` when another number of records can be erased than was shown, and as `not-found` when there is
 * none. Idempotent by `commandId`: a repeated one goes on where it was cut off, even when less is left.
 */
export const erasePerson = contractOf('erasePerson', {
  summary: 'Erase the personal data stored about a person',
  staff: 'manager',
  stepUp: true,
  body: z.object(
    {
      commandId: CommandId,
      who: WhoText,
      chosen: ChosenRecords,
      /** How many of them could be erased, as shown. */
      shown: z.int('Please say how many records were shown.'),
    },
    unreadable,
  ),
  reply: {
    status: 200,
    schema: z.object({
      success: z.literal(true),
      /** Absent until all records are found. */
      entry: z.optional(TrailEntry),
      /** False when time ran out: send the same command again. */
      isFinished: z.boolean(),
    }),
  },
  problems: ['not-found', 'records-changed', 'key-reused'],
});
