import {
  archiveKeyPrefix,
  bookingAttribute,
  forwardingAttribute,
  lastingId,
  parseSlot,
  slotKeyPrefix,
} from '../bookings/slot-item.ts';
import { packLog, parseVisit, partyOfKey, unpackLog } from '../bookings/visit-item.ts';
import { anonymousLog } from '../privacy/erasing-write.ts';
import { isErased } from '../table/erased.ts';
import { isMissing, isUnchanged, onlyIf, updateOf } from '../table/expressions.ts';
import type { Item, ItemPair } from './copied-items.ts';
import { withoutErased } from './decide-start.ts';
import { type Decision, kept, restoredBy, withheld } from './decision.ts';
import { type LiveState, recordBooking } from './live-state.ts';

/**
 * Restores the log of a party that has a booking on that day, if it is missing, older or damaged.
 *
 * @throws UnreadableItemError for an intact log with entries that this release does not know
 */
export function decideVisit({ copied, live }: ItemPair, state: LiveState): Decision {
  const now = state.clock();
  const party = partyOfKey(copied.sk) ?? '';
  const visit = parseVisit(copied, now);
  if (live !== undefined && !isDamaged(live) && parseVisit(live, now).version >= visit.version) return kept;
  const liveBooking = state.bookings.get(party);
  if (liveBooking === undefined || liveBooking.key.pk !== copied.pk)
    return withheld(`visit of ${copied.pk}`, 'on-another-day');
  const guest = liveBooking.isErased ? state.erasedGuests.get(party) : undefined;
  if (liveBooking.isErased && guest === undefined) return withheld(`visit of ${copied.pk}`, 'changed-since');
  const log = guest === undefined ? visit.log : anonymousLog(visit.log, guest);
  const condition = live === undefined ? isMissing('pk') : isUnchanged('version', live.version);
  // Above both versions, since the damaged log may have held later entries.
  const version = live === undefined ? visit.version : Math.max(visit.version, Number(live.version ?? 0) + 1);
  return restoredBy(
    [
      {
        Put: {
          TableName: state.table.name,
          Item: { ...copied, version, log: packLog(log) },
          ...onlyIf(condition),
        },
      },
    ],
    guest !== undefined,
  );
}

function isDamaged({ log }: Item): boolean {
  try {
    unpackLog(log);
    return false;
  } catch {
    return true;
  }
}

/** Restores an archived booking of a start, unless the start or its archive already has it. */
export async function decideArchived(
  { copied, live }: ItemPair,
  state: LiveState,
  start: Record<string, unknown> | undefined,
): Promise<Decision> {
  const slot = parseSlot(copied, state.clock());
  const [booking, move] = [slot?.bookings[0], slot?.moves[0]];
  const id = booking?.id ?? move?.id;
  if (live !== undefined || id === undefined || start === undefined) return kept;
  if (start[bookingAttribute(id)] !== undefined || start[forwardingAttribute(id)] !== undefined) return kept;
  if (booking !== undefined && state.bookings.has(lastingId(booking))) return kept;
  const { event: _event, ...item } = copied;
  const content = booking && (await withoutErased(booking, state));
  if (content !== undefined) recordBooking(state, copied, content);
  return restoredBy(
    [
      {
        Put: {
          TableName: state.table.name,
          Item: { ...item, ...(content && { [bookingAttribute(id)]: content }) },
          ...onlyIf(isMissing('pk')),
        },
      },
      {
        Update: {
          TableName: state.table.name,
          Key: startKeyOf(copied),
          ...updateOf({ set: { archived: true }, remove: ['event'] }),
        },
      },
    ],
    content !== undefined && isErased(content),
  );
}

/** The start to which an archived booking belongs. */
export const startKeyOf = ({ pk, sk }: { readonly pk: string; readonly sk: string }) => ({
  pk,
  sk: `${slotKeyPrefix}${sk.slice(archiveKeyPrefix.length).split('#').slice(0, 2).join('#')}`,
});
