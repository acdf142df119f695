import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { unreadable } from '../staff/fields.ts';

/**
 * PUT /api/staff/press-keys: registers the public key that verifies the presses this device keeps offline. The device
 * calls it once after linking or when the console first opens, and again with another key after it has lost its
 * storage; earlier keys stay valid for the presses they have signed. Idempotent. From then on, each reply to the device
 * carries the server's time in the header `staff-contact`.
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
    /** Id of the key, which its presses carry. */
    key: z.string(),
    /** As in the header `staff-contact` of later replies. */
    contact: z.string(),
  }),
  problems: ['too-many'],
});
