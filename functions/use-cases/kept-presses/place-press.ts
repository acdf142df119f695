import type { FoundParty } from '#functions/stores/bookings/party-lookup.ts';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { keyOf, lastingId, slotExpiresAt, slotKey } from '#functions/stores/bookings/slot-item.ts';
import { isErased } from '#functions/stores/table/erased.ts';
import type { ItemKey } from '#functions/stores/table/table.ts';
import { epochSeconds } from '#functions/stores/table/table.ts';
import { slotById } from '#shared/booking/slots.ts';
import { decideKept, type JudgedPress, type KeptDecision } from '#shared/kept-presses/decide-kept.ts';
import type { KeptPress } from '#shared/kept-presses/press.ts';
import { arrivalId } from '#shared/staff/parties/arrival-id.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { bookingIdOfCommand } from '../bookings/new-booking.ts';
import { storedParty } from '../parties/stored-party.ts';
import { placeWalkIn } from './place-walk-in.ts';
import type { PlacedPress, PlacePressDeps } from './placed-press.ts';
import { undoWalkIn } from './undo-walk-in.ts';

interface LocatedParty {
  readonly slot: ItemKey;
  readonly id: string;
}

/** Writes a press into the history of its party. A manager decides about a press that does not fit there. */
export async function placePress(
  deps: PlacePressDeps,
  press: KeptPress,
  judged: JudgedPress,
): Promise<PlacedPress> {
  const date = calendarDateFrom(press.party.date);
  const pressWithIds = withEntryIds(press);
  if (slotExpiresAt(date) <= epochSeconds(deps.clock())) return { result: 'unplaced', reason: 'expired' };
  const party = await locateParty(deps, press);
  if (party === undefined) return { result: 'unplaced', reason: 'unknown-party' };
  const outcome = await record(deps, party, pressWithIds, judged);
  if (outcome !== undefined) return outcome;
  return press.action.kind === 'walk-in'
    ? placeWalkIn(deps, pressWithIds, press.id, judged)
    : { result: 'unplaced', reason: 'unknown-party' };
}

/** Derives the id of a walk-in’s arrival from its command, as for a live walk-in. */
function withEntryIds(press: KeptPress): KeptPress {
  const { action, party } = press;
  if (action.kind === 'walk-in') return { ...press, id: arrivalId(press.id) };
  const undoesWalkIn = action.kind === 'undo' && 'walkIn' in party && party.walkIn === action.entry;
  return undoesWalkIn ? { ...press, action: { ...action, entry: arrivalId(action.entry) } } : press;
}

/** Records a press at a party; undefined when there is no such party. */
async function record(
  deps: PlacePressDeps,
  party: LocatedParty,
  press: KeptPress,
  judged: JudgedPress,
): Promise<PlacedPress | undefined> {
  const decide = (found: FoundParty) => decideKept(toKeptParty(found), press, judged);
  if (await undoWalkIn(deps, party, press, decide)) return { result: 'recorded' };
  const recorded = await deps.visits.record(party.slot, party.id, decide);
  if (recorded === undefined) return undefined;
  const { booking, decision } = recorded;
  return toPlacedPress(decision, { date: booking.date, tourId: booking.tourId, party: lastingId(booking) });
}

function toPlacedPress(
  decision: KeptDecision,
  party: { readonly date: string; readonly tourId: number; readonly party: string },
): PlacedPress {
  if (decision.result === 'unplaced') return decision;
  if (decision.result === 'nothing') return { result: 'known' };
  return decision.needsDecision ? { result: 'undecided', party } : { result: 'recorded' };
}

const toKeptParty = (found: FoundParty) => ({
  ...storedParty(found),
  tourId: found.booking.tourId,
  isErased: isErased(found.booking),
});

/** The party of a press; undefined for six letters of no party of the day, or of several. */
async function locateParty(
  { days, referenceSecret }: PlacePressDeps,
  { party }: KeptPress,
): Promise<LocatedParty | undefined> {
  const date = calendarDateFrom(party.date);
  if ('letters' in party) {
    const bookings = (await days.slots(date)).flatMap((slot) => slot.bookings);
    const [found, other] = bookings.filter((booking) => sixLettersOf(booking) === party.letters);
    return found && !other ? { slot: keyOf(found), id: lastingId(found) } : undefined;
  }
  const slot = slotById(party.tourId);
  if (slot === undefined) return undefined;
  const start = { date, time: slot.time, tourType: slot.type };
  const id = 'id' in party ? party.id : await bookingIdOfCommand(start, party.walkIn, referenceSecret);
  return { slot: slotKey(date, slot), id };
}
