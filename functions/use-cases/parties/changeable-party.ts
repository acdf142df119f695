import type { FoundParty } from '#functions/stores/bookings/party-lookup.ts';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { staffChangesOf } from '#functions/stores/bookings/slot-item.ts';
import type { ChangeableParty } from '#shared/staff/parties/party-change.ts';
import { storedParty } from './stored-party.ts';

/** The fields of a stored booking that the rules for changes by staff need. */
export const changeableParty = (found: FoundParty): ChangeableParty => ({
  ...found.booking,
  ...storedParty(found),
  sixLetters: sixLettersOf(found.booking),
  staffChanges: staffChangesOf(found.booking),
});
