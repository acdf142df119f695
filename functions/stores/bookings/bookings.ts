import { type ChangeLimit, nextChange } from '#shared/booking/change-limit.ts';
import { nextConfirmation } from '#shared/booking/confirmation-limit.ts';
import { type ParsedReference, parseReference } from '#shared/booking/reference.ts';
import { isSameMailbox } from '#shared/limits/rate-limit-key.ts';
import { type GuestLock, guestLock } from '#shared/staff/parties/guest-lock.ts';
import type { VisitEntry } from '#shared/staff/parties/visit-log.ts';
import type { Clock } from '#shared/values/port-vila-time.ts';
import { type Admission, chargeUnlessSettled, type OverLimit } from '../quotas/admission.ts';
import { epochSeconds, type ItemKey, type Table } from '../table/table.ts';
import { bookingLookup, type LocatedBooking, maxMoves, type Reader } from './booking-lookup.ts';
import { changeWriter } from './change-writer.ts';
import {
  type BookingDetails,
  changedBooking,
  hidingRecord,
  isSameVisit,
  isUnchanged,
  withNewSecret,
} from './changed-booking.ts';
import { operatorSlots } from './operator-slots.ts';
import { type SlotChange, slotAccess } from './slot-access.ts';
import { addOverbooked, changeInSlot, requestConfirmation, reserveSeats } from './slot-changes.ts';
import { bookingConflict, opensStart, type SlotConflict } from './slot-conflicts.ts';
import { keyOf, type StoredBooking, type StoredSlot } from './slot-item.ts';
import {
  type BookingWithVisit,
  noVisit,
  readVisit,
  visitKeyOf,
  visitWrites,
  withoutVisit,
  withVisit,
} from './visit-item.ts';

/** Outcome of a booking. `already-booked`: retry of a call whose response was lost. */
export type BookOutcome =
  | { readonly result: 'booked'; readonly booking: StoredBooking; readonly opened: boolean }
  | { readonly result: 'already-booked'; readonly booking: StoredBooking }
  | { readonly result: 'key-reused' }
  | SlotConflict
  | OverLimit;

/**
 * Outcome of a change. `unchanged`: the booking already matches. `placesWon`: seats gained, in the same slot or
 * another. `opened`: it is the first booking of its new start.
 */
export type ChangeOutcome =
  | {
      readonly result: 'changed';
      readonly booking: StoredBooking;
      readonly placesWon: number;
      readonly opened: boolean;
    }
  | { readonly result: 'unchanged'; readonly booking: StoredBooking }
  | { readonly result: 'cancelled' | 'not-found' | GuestLock }
  | { readonly result: 'too-many'; readonly limit: ChangeLimit }
  | SlotConflict
  | OverLimit;

export type CancelOutcome = 'cancelled' | 'already-cancelled' | 'not-found' | GuestLock;

export type ConfirmationOutcome = 'requested' | 'recent' | 'too-many' | 'cancelled' | 'unknown';

/** Attempts at a write while concurrent writes keep coming first. */
const maxTries = 20;

export type BookingStore = ReturnType<typeof bookingStore>;

/** Bookings of all slots. Every change is one conditional write or one transaction, together with its event. */
export function bookingStore(table: Table, clock: Clock) {
  const slots = slotAccess(table, clock);
  const lookup = bookingLookup(table, clock);
  const { locate, locateFor } = lookup;
  const operatorIndex = operatorSlots(table, clock);
  const changes = changeWriter(table, clock);
  const visits = visitWrites(table);

  const visitOf = (booking: StoredBooking) => readVisit(table, clock, visitKeyOf(booking));

  /**
   * Changes one booking. `decide` gets the slot and returns an outcome, plus the write unless there is nothing to do.
   * It runs again when a concurrent write came first.
   */
  const decideAndWrite = async <Outcome>(
    reference: ParsedReference,
    decide: (located: LocatedBooking) => { outcome: Outcome; change?: SlotChange },
    notFound: Outcome,
    reader: Reader = 'holder',
  ): Promise<Outcome> => {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const located = await locateFor(reader, reference);
      if (located === undefined) return notFound;
      const { outcome, change } = decide(located);
      if (change === undefined || (await slots.update(located.key, change)) === undefined) return outcome;
    }
    throw new Error('The slot changed too often');
  };

  /** Places a booking. Returns undefined on success, otherwise the slot that has no room for it. */
  const reserve = async (
    booking: StoredBooking,
    opens: boolean,
    entries: readonly VisitEntry[],
  ): Promise<{ conflict: StoredSlot | undefined } | undefined> => {
    const [key, change] = [keyOf(booking), reserveSeats(booking, 'booking.confirmed', opens)];
    if (entries.length === 0) return slots.update(key, change);
    const isPlaced = await slots.transact([{ key, change }], [visits.append(booking, noVisit, entries)]);
    return isPlaced ? undefined : { conflict: await slots.load(key, booking.id) };
  };

  return {
    day: lookup.day,
    find: lookup.find,

    /**
     * The booking, if a change within the last hour voided this reference: for a retry of a change whose response was
     * lost.
     */
    findEarlierChange,

    /** A booking with the visit entries by staff. */
    async readWithVisit(booking: StoredBooking): Promise<BookingWithVisit> {
      return withVisit(booking, await visitOf(booking));
    },

    /** The booking of an event; `moved` when it has left that slot since. */
    async findSubject(key: ItemKey, subject: string): Promise<StoredBooking | 'moved' | undefined> {
      const slot = await slots.load(key, subject);
      const isSubject = ({ id }: { id: string }) => id === subject;
      return slot?.bookings.find(isSubject) ?? (slot?.moves.some(isSubject) ? 'moved' : undefined);
    },

    /**
     * Reserves the seats, sets the language, adds the booking and publishes its event, in one write. Reads first, so
     * that a full slot costs no write: failed conditions are charged by item size. An operator's booking is indexed
     * first.
     *
     * @param admissionOf counts the seats, and the start if the booking opens one, against quotas; retries and full
     *   slots count nothing
     * @param entries visit entries by staff, added in the same transaction
     */
    async book(
      booking: StoredBooking,
      admissionOf?: (opens: boolean) => Admission,
      entries: readonly VisitEntry[] = [],
    ): Promise<BookOutcome> {
      for (let tries = 0; tries < maxTries; tries += 1) {
        let opens = false;
        let admission: Admission | undefined;
        const check = async () => {
          const slot = await slots.load(keyOf(booking), booking.id);
          opens = opensStart(slot);
          return (await findEarlierBooking(slot, booking)) ?? bookingConflict(slot, booking);
        };
        const chargeQuotas = (charge: NonNullable<typeof admissionOf>) => {
          admission = charge(opens);
          return admission.charge();
        };
        const settled = await chargeUnlessSettled(
          check,
          admissionOf && { charge: () => chargeQuotas(admissionOf) },
        );
        if (settled !== undefined) return settled;
        await operatorIndex.index(booking);
        const failed = await reserve(booking, opens, entries);
        if (failed === undefined) return { result: 'booked', booking, opened: opens };
        const earlier = await findEarlierBooking(failed.conflict, booking);
        const isSameAttempt =
          earlier?.result === 'already-booked' && earlier.booking.attempt === booking.attempt;
        // The write went through but its response was lost, so the SDK sent it again.
        if (isSameAttempt && booking.attempt !== undefined)
          return { result: 'booked', booking, opened: opens };
        await admission?.release();
        const lost = earlier ?? bookingConflict(failed.conflict, booking);
        if (lost !== undefined) return lost;
        // Another booking has opened the start meanwhile, or its last guest has left, so the charge must be counted
        // again.
      }
      throw new Error('The slot changed too often');
    },

    /**
     * Adds walk-ins to a full start, with the visit entries by staff. They take no place.
     *
     * @returns whether they were added: false if the start already has this booking
     */
    bookOverCapacity: (booking: StoredBooking, entries: readonly VisitEntry[]): Promise<boolean> =>
      slots.transact(
        [{ key: keyOf(booking), change: addOverbooked(booking) }],
        [visits.append(booking, noVisit, entries)],
      ),

    /** The operator's bookings for visits in a month. */
    ofOperator: operatorIndex.bookings,

    /** The operator's bookings for visits in a month, including archived ones. */
    allOfOperator: operatorIndex.allBookings,

    /**
     * Releases the seats exactly once, and the language with the last booking. Idempotent. Once a party has checked in,
     * only staff may cancel.
     */
    async cancel(reference: ParsedReference, reader: Reader = 'holder'): Promise<CancelOutcome> {
      const cancelledAt = epochSeconds(clock());
      for (let tries = 0; tries < maxTries; tries += 1) {
        const located = await locateFor(reader, reference);
        if (located === undefined) return 'not-found';
        if (located.booking.status === 'cancelled') return 'already-cancelled';
        const held = { ...located, visit: await visitOf(located.booking) };
        const lock = reader === 'staff' ? undefined : guestLock(held.visit.log);
        if (lock !== undefined) return lock;
        if (await changes.cancel(held, { cancelledAt })) return 'cancelled';
      }
      throw new Error('The slot changed too often');
    },

    /**
     * Changes a booking in its slot or moves it to another. The old seats are kept until the new ones are reserved.
     * Every write also updates the change counters in the booking.
     *
     * @param admissionOf counts a pending change against the quotas of the caller's network
     */
    async change(
      reference: ParsedReference,
      requested: BookingDetails,
      admissionOf?: (booking: StoredBooking, changed: StoredBooking, opens: boolean) => Admission,
    ): Promise<ChangeOutcome> {
      for (let tries = 0; tries < maxTries; tries += 1) {
        const located = await locate(reference);
        if (located === undefined) {
          const changed = await findEarlierChange(reference, requested);
          return changed ? { result: 'unchanged', booking: changed } : { result: 'not-found' };
        }
        const { booking } = located;
        if (booking.status === 'cancelled') return { result: 'cancelled' };
        if (isUnchanged(booking, requested)) return { result: 'unchanged', booking };
        const held = { ...located, visit: await visitOf(booking) };
        const lock = guestLock(held.visit.log, { leavesDay: booking.date !== requested.date });
        if (lock !== undefined) return { result: lock };
        const now = clock();
        const counters = nextChange(booking.changes, !isSameMailbox(booking.email, requested.email), now);
        if (typeof counters === 'string') return { result: 'too-many', limit: counters };
        const changed = changedBooking(booking, requested, {
          changedAt: epochSeconds(now),
          changes: counters,
        });
        const { conflict, opens } = await changes.check(held, changed);
        if (conflict === 'stale') continue;
        if (conflict !== undefined) return conflict;
        const admission = admissionOf?.(booking, changed, opens);
        const admitted = await admission?.charge();
        if (admitted?.result === 'over') return admitted;
        const heldPlaces = isSameVisit(booking, changed) ? booking.guestCount : 0;
        const placesWon = Math.max(0, changed.guestCount - heldPlaces);
        if (await changes.write(held, changed, opens)) {
          return { result: 'changed', booking: changed, placesWon, opened: opens };
        }
        await admission?.release();
      }
      throw new Error('The slot changed too often');
    },

    /**
     * Gives a booking a new secret and sends the guest a confirmation with it; all earlier references become void.
     * Returns false when the booking has changed since it was read.
     */
    async renewSecret(lastRead: StoredBooking): Promise<boolean> {
      const booking = withoutVisit(lastRead);
      const renewedBooking = {
        ...withNewSecret(booking),
        sequence: booking.sequence + 1,
        changedAt: epochSeconds(clock()),
      };
      const record = hidingRecord(booking, renewedBooking);
      const change = changeInSlot(booking, renewedBooking, 'booking.confirmation-requested', record);
      return (await slots.update(keyOf(booking), change)) === undefined;
    },

    /** Requests the confirmation email again; requires the reference and the email address of the booking. */
    requestConfirmation(
      reference: ParsedReference,
      email: string,
      reader: Reader = 'holder',
    ): Promise<ConfirmationOutcome> {
      return decideAndWrite<ConfirmationOutcome>(
        reference,
        ({ booking }) => {
          if (booking.email.toLowerCase() !== email.trim().toLowerCase()) return { outcome: 'unknown' };
          if (booking.status === 'cancelled') return { outcome: 'cancelled' };
          const next = nextConfirmation(booking.confirmations, clock());
          if (next === 'recent' || next === 'too-many') return { outcome: next };
          const change = requestConfirmation(booking, { ...booking, confirmations: next });
          return { outcome: 'requested', change };
        },
        'unknown',
        reader,
      );
    },
  };

  async function findEarlierChange(
    reference: ParsedReference,
    requested: BookingDetails,
  ): Promise<StoredBooking | undefined> {
    const { booking, renewal } = (await locate(reference, 1)) ?? {};
    if (booking?.status !== 'confirmed' || !isUnchanged(booking, requested)) return undefined;
    return epochSeconds(clock()) <= (renewal?.repeatUntil ?? 0) ? booking : undefined;
  }

  /** The outcome for a retried booking whose response was lost, even if the booking has moved since. */
  async function findEarlierBooking(
    slot: StoredSlot | undefined,
    requested: StoredBooking,
  ): Promise<BookOutcome | undefined> {
    const move = slot?.moves.find(({ id }) => id === requested.id);
    const newReference = move && parseReference(move.hiddenTo ?? move.to);
    const earlier = newReference
      ? (await locate(newReference, maxMoves))?.booking
      : slot?.bookings.find((booking) => booking.id === requested.id);
    if (earlier === undefined) return undefined;
    return earlier.fingerprint === requested.fingerprint
      ? { result: 'already-booked', booking: earlier }
      : { result: 'key-reused' };
  }
}
