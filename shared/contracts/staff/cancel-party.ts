import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { CommandId, PartyInQuery } from './fields.ts';
import { Party } from './party.ts';

/**
 * DELETE /api/staff/bookings: cancels a party at the guest's request and releases its places once. Allowed until the
 * start ends, even for a party that has checked in: its payments stay recorded and are flagged. If the colleague who
 * added an unpaid party cancels it within ten minutes, its arrival is undone too. `sequence` is the version of the
 * party on screen; if the party has changed since, the call is refused as `party-changed`. Over the daily limit, a
 * colleague is refused as `too-many`, and a manager as `step-up`. Idempotent by `commandId`; cancelling a cancelled
 * party succeeds.
 */
export const cancelParty = contractOf('cancelParty', {
  summary: 'Cancel a booking at the guest’s request',
  staff: 'floor',
  query: z.object({ commandId: CommandId, ...PartyInQuery }),
  reply: success({
    party: Party,
    /** Whether the guest is notified by email. If not, a colleague has to notify them. */
    isMailed: z.boolean(),
  }),
  problems: ['not-found', 'party-changed', 'too-late', 'too-many', 'step-up'],
});
