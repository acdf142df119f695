import { contractOf } from '../contract.ts';
import { Done } from '../fields.ts';

/** DELETE /api/staff/session: revokes this device and expires its cookies. */
export const signOut = contractOf('signOut', {
  summary: 'Sign out this device',
  staff: 'floor',
  setsSession: true,
  reply: { status: 200, schema: Done },
  problems: [],
});
