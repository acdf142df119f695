import * as z from 'zod/mini';
import { contractOf } from '../contract.ts';
import { success } from '../fields.ts';
import { CommandId, PartyInQuery } from './fields.ts';
import { Party } from './party.ts';

/**
 * DELETE /api/staff/bookings: cancels a party at the guest's request and releases its places once. Allowed until the
 * start ends, also for a party that has checked in: what it paid stays recorded and is flagged. Within ten minutes,
 * the colleague who added a party that has not paid undoes its arrival with it. `sequence` is that of
 * the party on screen: another is `party-changed`. Idempotent by `commandId`; an already cancelled party is a success.
 * Over the colleague's daily limit `too-many`, for a manager `step-up`.
 */
export const cancelParty = contractOf('cancelParty', {
  summary: 'Cancel a booking at the guest’s request',
  staff: 'floor',
  query: z.object({ commandId: CommandId, ...PartyInQuery }),
  reply: success({
    party: Party,
    /** Whether the guest is notified by mail; otherwise a colleague has to do it. */
    isMailed: z.boolean(),
  }),
  problems: ['not-found', 'party-changed', 'too-late', 'too-many', 'step-up'],
});
