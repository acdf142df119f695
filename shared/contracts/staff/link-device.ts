import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Colleague, DeviceName, StaffId, unreadable } from './fields.ts';

/**
 * POST /api/staff/link: previews an invitation (`accept` false: returns whom it is for and changes nothing), or links
 * this browser to it and sets the session cookie. An invitation works once: a call whose response was lost can be
 * repeated with the same `nonce` and gets a fresh session; no other call does. Unknown, used, revoked and expired links
 * get the same refusal, `not-found`.
 */
export const linkDevice = contractOf('linkDevice', {
  summary: 'Link a browser by invitation, or preview the invitation',
  staff: 'anyone',
  setsSession: true,
  body: z.object(
    {
      device: StaffId,
      secret: z.string().check(z.maxLength(64)),
      /** 16 random bytes in hexadecimal, created once by the page. */
      nonce: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
      accept: z.boolean(),
      /** Name that its person gives to the device; a shared one already has a name. Used with `accept`. */
      name: z.optional(DeviceName),
    },
    unreadable,
  ),
  reply: success({
    /** Absent for a shared device. */
    person: z.optional(Colleague),
    /** Name of a shared device. */
    sharedName: z.optional(z.string()),
    /** Name of the manager; absent for invitations by command line. */
    invitedBy: z.optional(z.string()),
    /** When the link expires, in epoch seconds. */
    endsAt: z.int(),
    /** `Safari on iPhone`, as it will be listed among the devices. */
    browser: z.string(),
    isLinked: z.boolean(),
  }),
  limits: { perAddress: { max: 60, perHours: 1 } },
  problems: ['not-found', 'too-many'],
});
