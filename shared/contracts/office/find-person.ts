import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { unreadable } from '../staff/fields.ts';
import { ListedRecord, NextPartition, TrailEntry, WhoText } from './personal-record.ts';

/**
 * POST /api/staff/privacy: finds the records about a person, by email address, telephone number or booking reference.
 * It is a POST although it only reads, since the person must not appear in a URL. A reply with `next` is partial: the
 * same call continues with it as `from`. The list is empty when nothing is stored.
 */
export const findPerson = contractOf('findPerson', {
  summary: 'Find the records stored about a person',
  staff: 'manager',
  stepUp: true,
  body: z.object({ who: WhoText, from: NextPartition }, unreadable),
  reply: success({
    records: z.array(ListedRecord),
    next: NextPartition,
    /** Earlier exports and erasures for this person, the latest first; part of the last reply. */
    earlier: z.array(TrailEntry),
  }),
  problems: [],
});
