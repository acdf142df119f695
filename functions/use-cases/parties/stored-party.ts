import type { FoundParty } from '#functions/stores/bookings/party-lookup.ts';
import { dueHereVuv } from '#shared/operators/operator-share.ts';
import type { StoredParty } from '#shared/staff/parties/visit-command.ts';

/** The fields of a stored booking that the rules at the door need. */
export const storedParty = ({ booking, visit, hasMoved }: FoundParty): StoredParty => ({
  ...booking,
  due: dueHereVuv(booking),
  log: visit.log,
  hasOperator: booking.operator !== undefined,
  hasMoved,
});
