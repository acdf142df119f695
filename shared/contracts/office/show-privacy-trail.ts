import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Colleague } from '../staff/fields.ts';
import { TrailEntry } from './personal-record.ts';

/** GET /api/staff/privacy: exports and erasures of personal data in the last three years, the latest first. */
export const showPrivacyTrail = contractOf('showPrivacyTrail', {
  summary: 'List exports and erasures of personal data',
  staff: 'manager',
  reply: success({
    entries: z.array(TrailEntry),
    /** Names for the ids. */
    people: z.array(Colleague),
  }),
  problems: [],
});
