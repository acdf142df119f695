import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { CommandId, PartyInQuery } from './fields.ts';
import { Party } from './party.ts';

/**
 * DELETE /api/staff/bookings: cancels a party at the guest's request and releases its places once. Allowed until the
 * start ends, even for a party that has checked in: what it paid stays recorded and is flagged. If the colleague who
 * added an unpaid party cancels it within ten minutes, its arrival is undone too. `sequence` is that of the party on
 * screen; any other is refused as `party-changed`. Idempotent by `commandId`; cancelling a cancelled party succeeds.
 * Refused over the colleague's daily limit: as `too-many`, or as `step-up` for a manager.
 */
export const cancelParty = contractOf('cancelParty', {
  summary: 'Cancel a booking at the guest’s request',
  staff: 'floor',
  query: z.object({ commandId: CommandId, ...PartyInQuery }),
  reply: success({
    party: Party,
    /** Whether the guest is notified by email; otherwise a colleague has to do it. */
    isMailed: z.boolean(),
  }),
  problems: ['not-found', 'party-changed', 'too-late', 'too-many', 'step-up'],
});
