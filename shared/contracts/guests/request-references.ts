import * as z from 'zod/mini';
import { emailProblem } from '../../values/guest-details.ts';
import { contractOf } from '../contract.ts';
import { Done, Email, Trap } from '../fields.ts';

/**
 * POST /api/request-references: emails the references of a guest's upcoming bookings to the address under which they
 * were made. The reply is the same whether or not there are any, since they are looked up afterwards. Refused as
 * `too-many` over the limits per network and email address.
 */
export const requestReferences = contractOf('requestReferences', {
  summary: 'Email guests the references of their upcoming bookings',
  body: z.object({ email: Email, website_url: Trap }, emailProblem('')),
  reply: { status: 202, schema: Done },
  limits: { perAddress: { max: 20, perHours: 1 }, perEmail: { max: 3, perHours: 24 } },
  problems: ['too-many'],
});
