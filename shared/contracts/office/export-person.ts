import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { command } from '../staff/fields.ts';
import { ChosenRecords, Tally, WhoText } from './personal-record.ts';

/**
 * POST /api/staff/exports: exports everything stored about a person, as a file for them. The export is recorded in the
 * trail before it is returned; a repeated command is recorded once. Refused as `not-found` when nothing is stored.
 */
export const exportPerson = contractOf('exportPerson', {
  summary: 'Export the personal data stored about a person',
  staff: 'manager',
  stepUp: true,
  body: command({ who: WhoText, chosen: ChosenRecords }),
  hasSecret: true,
  reply: success({
    /** False when time ran out before all records were found: send the same command again. */
    isFinished: z.boolean(),
    /** JSON. */
    text: z.optional(z.string()),
    records: z.optional(Tally),
  }),
  problems: ['not-found', 'key-reused'],
});
