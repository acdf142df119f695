import * as z from 'zod/mini';
import { ZReport } from '#shared/staff/till/z-report.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Colleague } from './fields.ts';
import { ListedZ, OpenTill } from './till.ts';

/** GET /api/staff/till: the current X report and the latest Z reports, or one Z in full. */
export const showTill = contractOf('showTill', {
  summary: 'Get the open till and recent Z reports, or one Z report',
  staff: 'manager',
  query: z.object({
    /** Number of a Z report. If set, the reply has no X report. */
    z: z.optional(z.string().check(z.regex(/^[1-9]\d{0,5}$/, 'Please give the number of a Z, such as 42.'))),
  }),
  reply: success({
    /** Epoch seconds at the server. */
    now: z.int(),
    x: z.optional(OpenTill),
    /** The latest first. */
    zs: z.array(ListedZ),
    /** Whether there are Zs earlier than those listed. */
    hasEarlierZs: z.optional(z.boolean()),
    z: z.optional(ZReport),
    /** Names for the ids in lines and Zs. */
    people: z.array(Colleague),
  }),
  problems: ['not-found'],
});
