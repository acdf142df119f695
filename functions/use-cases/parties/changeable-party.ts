import type { ChangeableParty } from '../../../shared/staff/parties/party-change.ts';
import type { FoundParty } from '../../stores/bookings/party-lookup.ts';
import { sixLettersOf } from '../../stores/bookings/six-letters.ts';
import { staffChangesOf } from '../../stores/bookings/slot-item.ts';
import { partyFacts } from '../party-facts.ts';

/** What the rules for changes by staff need of a stored booking. */
export const changeableParty = (found: FoundParty): ChangeableParty => ({
  ...found.booking,
  ...partyFacts(found),
  sixLetters: sixLettersOf(found.booking),
  staffChanges: staffChangesOf(found.booking),
});
