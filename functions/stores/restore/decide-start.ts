import {
  bookingAttribute,
  dayOfKey,
  forwardingAttribute,
  lastingId,
  parseSlot,
  parseSlotState,
  type StoredBooking,
  type StoredSlot,
} from '../bookings/slot-item.ts';
import { anonymousBooking } from '../privacy/erasing-write.ts';
import type { Write } from '../table/commands.ts';
import { isErased } from '../table/erased.ts';
import { eventId } from '../table/event.ts';
import { isMissing, isUnchanged, updateOf } from '../table/expressions.ts';
import type { Item, ItemPair } from './copied-items.ts';
import { type Decision, kept } from './decision.ts';
import { type LiveState, recordBooking } from './live-state.ts';
import { type MergedSlot, mergeSlot, seatsOf } from './restored-slot.ts';

/** The number of later changes of a booking whose emails are looked up. */
const maxLaterChanges = 12;

/** Restores the lost bookings of a start, and recounts its seats from the bookings. */
export async function decideStart({ copied, live }: ItemPair, state: LiveState): Promise<Decision> {
  const now = state.clock();
  const slot = parseSlot(copied, now);
  const current = parseSlot(live, now);
  if (slot === undefined) return kept;
  const lost = slot.bookings.filter((booking) => isLost(booking, copied, state));
  const restorable = await Promise.all(lost.map((booking) => withoutErased(booking, state)));
  const closed = current === undefined ? (slot.closed ?? closureOf(copied, state)) : current.closed;
  const merged = mergeSlot(current, {
    bookings: restorable,
    forwardings: slot.moves.filter(({ id }) => isUnknown(live, id)),
    isClosedSince: closed !== undefined && slot.closed === undefined,
    changedSince: await changedSince(restorable, state),
  });
  for (const booking of merged.restored) recordBooking(state, copied, booking);
  for (const booking of slot.bookings)
    if (state.bookings.get(lastingId(booking))?.isErased) state.erasedGuests.set(lastingId(booking), booking);
  const write = startWrite(state, copied, live, { slot, current, merged, closed });
  return {
    restored: merged.restored.length,
    kept: slot.bookings.length - lost.length,
    withheld: merged.withheld.map(({ booking, reason }) => ({ record: contactIn(booking), reason })),
    anonymous: merged.restored.filter(isErased).length,
    writes: write === undefined ? [] : [write],
  };
}

/** The reference and the guest's contact data, because no screen finds a booking that was left out. */
const contactIn = ({ reference, firstName, lastName, email, phone = '' }: StoredBooking): string =>
  [reference, `${firstName} ${lastName}`.trim(), phone, email].filter((part) => part !== '').join(', ');

/** Whether the live table lacks the booking, or has an older version of it in the same start. */
function isLost(booking: StoredBooking, { pk, sk }: Item, { bookings }: LiveState): boolean {
  const latest = bookings.get(lastingId(booking));
  if (latest === undefined) return true;
  const isSamePlace = latest.key.pk === pk && latest.key.sk === sk;
  return isSamePlace && !latest.isErased && latest.sequence < booking.sequence;
}

const isUnknown = (live: Item | undefined, id: string): boolean =>
  live?.[bookingAttribute(id)] === undefined && live?.[forwardingAttribute(id)] === undefined;

/** Removes the guest or former addresses from a booking, if they were erased since. */
export async function withoutErased(
  booking: StoredBooking,
  { wasErased }: LiveState,
): Promise<StoredBooking> {
  if (isErased(booking)) return booking;
  const { id, firstId, formerIds = [], email, phone, formerEmails = [] } = booking;
  const ids = [id, firstId ?? id, ...formerIds];
  if (await wasErased({ kind: 'booking', email, phones: [phone], ids })) return anonymousBooking(booking);
  const addressesLeft = await Promise.all(
    formerEmails.map(async (address) =>
      (await wasErased({ kind: 'former-address', email: address.email })) ? [] : [address],
    ),
  );
  const remainingEmails = addressesLeft.flat();
  if (remainingEmails.length === formerEmails.length) return booking;
  const { formerEmails: _all, ...rest } = booking;
  return { ...rest, ...(remainingEmails.length > 0 && { formerEmails: remainingEmails }) };
}

/** The ids of the bookings that were cancelled, moved or changed after the copy, as their emails show. */
async function changedSince(
  bookings: readonly StoredBooking[],
  { mailedAt }: LiveState,
): Promise<ReadonlySet<string>> {
  const marksOf = ({ id, sequence }: StoredBooking) =>
    Array.from({ length: maxLaterChanges }, (_, index) => eventId(id, sequence + index + 1));
  const mailTimes = await mailedAt(bookings.flatMap(marksOf));
  return new Set(
    bookings.filter((booking) => marksOf(booking).some((mark) => mailTimes.has(mark))).map(({ id }) => id),
  );
}

interface Start {
  readonly slot: StoredSlot;
  readonly current: StoredSlot | undefined;
  readonly merged: MergedSlot;
  readonly closed: StoredSlot['closed'];
}

/** The closing mark of a start whose day is closed. */
function closureOf({ pk }: Item, { closedDays }: LiveState): StoredSlot['closed'] {
  const closure = closedDays.get(String(dayOfKey(pk)));
  return closure && parseSlotState({ closed: closure }).closed;
}

/** The write that restores a start; undefined when the live start stays as it is. */
function startWrite(
  { table }: LiveState,
  copied: Item,
  live: Item | undefined,
  { slot, current, merged, closed }: Start,
): Write | undefined {
  const { restored, forwardings, guests, language } = merged;
  const isCounted = current === undefined ? guests === 0 : current.guests === seatsOf(current.bookings);
  const isMarked = current === undefined && (closed ?? slot.reopened) !== undefined;
  if (restored.length === 0 && forwardings.length === 0 && isCounted && !isMarked) return undefined;
  const attributes = [
    ...restored.map((booking) => [bookingAttribute(booking.id), booking] as const),
    ...forwardings.map((move) => [forwardingAttribute(move.id), move] as const),
  ];
  return {
    Update: {
      TableName: table.name,
      Key: { pk: copied.pk, sk: copied.sk },
      ...updateOf({
        set: {
          ...Object.fromEntries(attributes),
          guests,
          language,
          expiresAt: copied.expiresAt,
          archived: slot.archived,
          ...(current === undefined && { closed, reopened: slot.reopened }),
        },
        // No event is published for a restored booking.
        remove: ['event', ...(language === undefined ? ['language'] : [])],
        when:
          live === undefined
            ? [isMissing('pk')]
            : [
                ...['guests', 'language', 'closed'].map((name) => isUnchanged(name, live[name])),
                ...attributes.map(([name]) => isUnchanged(name, live[name])),
              ],
      }),
    },
  };
}
