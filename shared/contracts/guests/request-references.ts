import * as z from 'zod/mini';
import { validateEmail } from '../../values/guest-details.ts';
import { contractOf } from '../contract.ts';
import { Done, Email, Trap } from '../fields.ts';

/**
 * POST /api/request-references: emails the references of the upcoming bookings under an address to that address. The
 * reply is the same whether or not there are any: they are looked up afterwards. `too-many` over the limits per network
 * and email.
 */
export const requestReferences = contractOf('requestReferences', {
  summary: 'Email the references of upcoming bookings to their guest',
  body: z.object({ email: Email, website_url: Trap }, validateEmail('')),
  reply: { status: 202, schema: Done },
  limits: { perAddress: { max: 20, perHours: 1 }, perEmail: { max: 3, perHours: 24 } },
  problems: ['too-many'],
});
