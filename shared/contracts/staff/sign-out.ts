import { contract } from '../contract.ts';
import { endpoints } from '../endpoints.ts';
import { Done } from '../fields.ts';

/** DELETE /api/staff/session: ends this device and expires its cookies. */
export const signOut = contract({
  name: 'sign-out',
  summary: 'Sign out: end this device',
  ...endpoints.signOut,
  staff: 'floor',
  setsSession: true,
  reply: { status: 200, schema: Done },
  problems: ['unauthorized', 'device-ended', 'forbidden', 'who'],
});
