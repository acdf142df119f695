import * as z from 'zod/mini';
import { codeLength, codeShape } from '#shared/staff/sign-in/code.ts';
import { inWords } from '#shared/values/written-number.ts';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { Colleague, CredentialJson, NewCode, StaffId, unreadable } from './fields.ts';

const Action = z.discriminatedUnion('kind', [
  /** The device acts for this person from now on. */
  z.object({
    kind: z.literal('identify'),
    person: StaffId,
    code: z.string().check(z.regex(codeShape, `A code has ${inWords(codeLength)} digits.`)),
    /** Replaces a code that a manager has set. */
    newCode: z.optional(NewCode),
  }),
  /** Identifies with a passkey instead of a code. */
  z.object({
    kind: z.literal('identify-by-passkey'),
    person: StaffId,
    response: CredentialJson,
  }),
  /** Confirms that the person is active, and restarts the 15 minutes. */
  z.object({ kind: z.literal('stay') }),
  /** Signs the person off this device. */
  z.object({ kind: z.literal('leave') }),
]);

/**
 * POST /api/staff/identity: identifies the person at a shared device by a code or a passkey, for 15 minutes from then
 * or from their last action.
 *
 * Each try is counted before it is checked. After ten wrong tries within 15 minutes, the device accepts none for 15
 * minutes; after twenty wrong codes for one person in a day, that code is blocked until a manager sets another. Such
 * tries are refused as `too-many`. A wrong code, an unknown person, a person without a code, and a passkey that is
 * invalid or belongs to another person get the same refusal, `forbidden`.
 *
 * The challenge of a passkey has the purpose `identify`. A correct code that a manager has set is refused as
 * `code-given` until the call replaces it.
 */
export const identify = contractOf('identify', {
  summary: 'Identify the person at a shared device, or sign them off',
  staff: 'floor',
  device: 'shared',
  needsIdentification: false,
  setsSession: true,
  body: z.object({ action: Action }, unreadable),
  reply: success({
    person: z.optional(Colleague),
    /** After a correct code, the number of wrong tries since the last correct one, if any. */
    wrongTries: z.optional(z.int()),
  }),
  problems: ['identification-required', 'code-given', 'too-many'],
});
