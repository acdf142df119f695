import type { FoundParty } from '#functions/stores/bookings/party-lookup.ts';
import { dueHereVuv } from '#shared/operators/operator-share.ts';
import type { PartyFacts } from '#shared/staff/parties/visit-command.ts';

/** What the rules at the door need of a stored booking. */
export const partyFacts = ({ booking, visit, hasMoved }: FoundParty): PartyFacts => ({
  ...booking,
  due: dueHereVuv(booking),
  log: visit.log,
  hasOperator: booking.operator !== undefined,
  hasMoved,
});
