import { dueHereVuv } from '../../shared/operators/operator-share.ts';
import type { PartyFacts } from '../../shared/staff/parties/visit-command.ts';
import type { FoundParty } from '../stores/bookings/party-lookup.ts';
import { visitLogOf } from '../stores/bookings/slot-item.ts';

/** What the rules at the door need of a stored booking. */
export const partyFacts = ({ booking, hasMoved }: FoundParty): PartyFacts => ({
  ...booking,
  due: dueHereVuv(booking),
  log: visitLogOf(booking),
  hasOperator: booking.operator !== undefined,
  hasMoved,
});
