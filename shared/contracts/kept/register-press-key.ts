import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { unreadable } from '../staff/fields.ts';

/**
 * PUT /api/staff/press-keys: registers the public key with which this device signs the presses that it keeps without a
 * network. Once after linking, or at the first opening; again with another key after the device has lost its storage:
 * the earlier keys stay valid for what they have signed. Idempotent. From then on each answer to the device carries the
 * time of the server in the header `staff-contact`.
 */
export const registerPressKey = contractOf('registerPressKey', {
  summary: 'Register the key with which this device signs kept presses',
  staff: 'floor',
  needsIdentification: false,
  body: z.object(
    {
      /** P-256, the uncompressed point in base64url. */
      publicKey: z.string().check(z.regex(/^[\w-]{87}$/, 'This is not a public key of P-256.')),
    },
    unreadable,
  ),
  reply: success({
    /** Names the key in its presses. */
    key: z.string(),
    /** As in the header `staff-contact` of later answers. */
    contact: z.string(),
  }),
  problems: ['too-many'],
});
