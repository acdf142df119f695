import * as z from 'zod/mini';
import { staffLanguages } from '../../content/staff-languages.ts';
import { contractOf } from '../contract.ts';
import { readText, success } from '../fields.ts';
import { Colleague } from './fields.ts';

/** A change that a colleague has made to the access of this person. */
const AccessNotice = z.object({
  /** `reset`: a link that deletes their passkeys when it is used. */
  kind: z.enum(['link', 'reset', 'code']),
  /** Epoch seconds. */
  at: z.int(),
  /** Name of the colleague; absent for the command line. */
  by: z.optional(z.string()),
  /** The linked device; absent while a link is unused. */
  device: z.optional(z.string()),
});
export type AccessNotice = z.infer<typeof AccessNotice>;

/**
 * PUT /api/staff/session: returns the person who acts on this device, and their language. Called when the console
 * opens; renews the rolling session of a personal device. The reply to a shared device lists the people who may act on
 * it. The reply to a personal device lists the changes that colleagues have made to the person's access; `seen` (epoch
 * seconds) dismisses those up to that time.
 */
export const renewSession = contractOf('renewSession', {
  summary: 'Renew the session and get the current user',
  staff: 'floor',
  needsIdentification: false,
  setsSession: true,
  query: z.object({
    /** Stored as the language of the person who acts. */
    language: z.optional(z.enum(staffLanguages)),
    seen: z.optional(
      readText(
        (text) => (/^\d{1,10}$/.test(text) ? Number(text) : undefined),
        'Please send this number.',
        'This is not a time that we can read.',
      ),
    ),
  }),
  reply: success({
    /** Absent on a shared device without an active colleague. */
    person: z.optional(Colleague),
    /** The person's language; absent until they choose one. */
    language: z.optional(z.enum(staffLanguages)),
    device: z.object({ id: z.string(), browser: z.string(), sessionEndsAt: z.int() }),
    hasPasskey: z.boolean(),
    /** Absent if there are none. */
    notices: z.optional(z.array(AccessNotice)),
    /** Epoch seconds; absent without a recent step-up. */
    steppedUpUntil: z.optional(z.int()),
    /** Name of a shared device, and the people who may act on it. */
    shared: z.optional(
      z.object({
        name: z.string(),
        people: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            hasCode: z.boolean(),
            language: z.optional(z.enum(staffLanguages)),
          }),
        ),
      }),
    ),
  }),
  problems: [],
});
