import { setTimeout as pause } from 'node:timers/promises';
import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { GetCommand, paginateQuery, UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DayBookings } from '../../shared/booking/availability.ts';
import { nextConfirmation } from '../../shared/booking/confirmation-limit.ts';
import { capacity } from '../../shared/booking/guests.ts';
import type { TourLanguage } from '../../shared/booking/language.ts';
import type { ParsedReference } from '../../shared/booking/reference.ts';
import type { CalendarDate, Clock } from '../../shared/values/port-vila-time.ts';
import { newEvent } from './event.ts';
import {
  bookingAttribute,
  bookingId,
  dayKey,
  isExpired,
  parseSlot,
  parseSlotState,
  type StoredBooking,
  type StoredSlot,
  slotExpiresAt,
  slotKey,
  slotKeyPrefix,
  slotOfKey,
} from './slot-item.ts';
import { epochSeconds, type ItemKey, type Table } from './table.ts';

/** What became of a booking. `already-booked` is the retry of a call whose answer was lost. */
export type BookOutcome =
  | { readonly result: 'booked' | 'already-booked'; readonly booking: StoredBooking }
  | { readonly result: 'key-reused' }
  | { readonly result: 'closed'; readonly reason: string | undefined }
  | { readonly result: 'full'; readonly remaining: number }
  | { readonly result: 'language-taken'; readonly language: TourLanguage };

export type CancelOutcome = 'cancelled' | 'already-cancelled' | 'not-found';

export type ConfirmationOutcome = 'requested' | 'recent' | 'too-many' | 'cancelled' | 'unknown';

/** Cancelled bookings that a slot keeps; the oldest beyond go, so that the item stays small. */
const keptCancellations = 48;

/** Times that a write is tried again after another has changed the slot in between. */
const mostTries = 20;

/** Times that a write is tried while a transaction (a day being closed) holds the slot, and the longest pause between. */
const mostTriesInConflict = 5;
const longestPauseMilliseconds = 60;

export type BookingStore = ReturnType<typeof bookingStore>;

/** The bookings of all slots. Every change is one conditional write that carries its own event. */
export function bookingStore(table: Table, clock: Clock) {
  const get = async (key: ItemKey): Promise<Record<string, unknown> | undefined> => {
    const command = new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true });
    return (await table.client.send(command)).Item;
  };

  const loadSlot = async (key: ItemKey): Promise<StoredSlot | undefined> =>
    parseSlot(await get(key), clock());

  /** Runs a conditional update; answers the slot as it was when the condition failed, undefined when it held. */
  const update = async (
    key: ItemKey,
    change: Pick<
      UpdateCommandInput,
      'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'
    >,
  ): Promise<{ conflict: StoredSlot | undefined } | undefined> => {
    for (let tries = 1; ; tries += 1) {
      try {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: key,
            ...change,
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return undefined;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) {
          return { conflict: parseSlot(error.Item && unmarshall(error.Item), clock()) };
        }
        // The SDK does not try again what a transaction stood in the way of.
        if (!(error instanceof TransactionConflictException) || tries === mostTriesInConflict) throw error;
        await pause(Math.random() * longestPauseMilliseconds);
      }
    }
  };

  /**
   * Changes one booking of a slot. `decide` looks at the slot as it is and answers an outcome, or a change
   * whose condition holds only for that slot; when another write came first, it decides again.
   */
  const changeBooking = async <Outcome>(
    reference: ParsedReference,
    decide: (
      slot: StoredSlot,
      booking: StoredBooking,
    ) => { outcome: Outcome; change?: Parameters<typeof update>[1] },
    otherwise: Outcome,
  ): Promise<Outcome> => {
    const key = slotKey(reference.date, reference);
    let slot = await loadSlot(key);
    for (let tries = 0; tries < mostTries; tries += 1) {
      const booking = slot && bookingIn(slot, reference);
      if (slot === undefined || booking === undefined) return otherwise;
      const { outcome, change } = decide(slot, booking);
      if (change === undefined) return outcome;
      const failed = await update(key, change);
      if (failed === undefined) return outcome;
      slot = failed.conflict;
    }
    throw new Error('The slot changed too often');
  };

  return {
    /** Places taken on a day. Reads no personal data. */
    async day(date: CalendarDate): Promise<DayBookings> {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :day AND begins_with(sk, :slot)',
          ProjectionExpression: 'sk, guests, #language, closed, expiresAt',
          ExpressionAttributeNames: { '#language': 'language' },
          ExpressionAttributeValues: { ':day': dayKey(date), ':slot': slotKeyPrefix },
        },
      );
      const items: Record<string, unknown>[] = [];
      for await (const page of pages) items.push(...(page.Items ?? []));
      const bookings: DayBookings = {};
      for (const item of items.filter((candidate) => !isExpired(candidate, clock()))) {
        const slot = slotOfKey(String(item.sk));
        const { guests, language, closed } = parseSlotState(item);
        if (slot === undefined || (guests === 0 && closed === undefined)) continue;
        bookings[slot.time] = {
          ...bookings[slot.time],
          [slot.type]: { count: guests, ...(language && { language }), ...(closed && { closed: true }) },
        };
      }
      return bookings;
    },

    /** A booking by its reference; undefined when there is none or the reference is not exactly its own. */
    async find(reference: ParsedReference): Promise<StoredBooking | undefined> {
      const slot = await loadSlot(slotKey(reference.date, reference));
      return slot && bookingIn(slot, reference);
    },

    /** The booking that an event tells of. */
    async findSubject(key: ItemKey, subject: string): Promise<StoredBooking | undefined> {
      const slot = await loadSlot(key);
      return slot?.bookings.find((booking) => booking.id === subject);
    },

    /**
     * Takes the places, sets the language, adds the booking and announces it, all in one write. Reads first and
     * refuses a full slot without a write: failed conditions are charged by the size of the item.
     */
    async book(booking: StoredBooking): Promise<BookOutcome> {
      const key = slotKey(booking.date, { time: booking.time, type: booking.tourType });
      const seen = outcomeOf(await loadSlot(key), booking);
      if (seen !== undefined) return seen;
      const failed = await update(key, {
        UpdateExpression:
          'SET guests = if_not_exists(guests, :none) + :guests, #language = :language, #booking = :booking, #event = :event, expiresAt = :expiresAt',
        ConditionExpression:
          '(attribute_not_exists(guests) OR guests <= :room) AND (attribute_not_exists(#language) OR #language = :language) AND attribute_not_exists(closed) AND attribute_not_exists(#booking)',
        ExpressionAttributeNames: {
          '#language': 'language',
          '#booking': bookingAttribute(booking.id),
          '#event': 'event',
        },
        ExpressionAttributeValues: {
          ':none': 0,
          ':guests': booking.guestCount,
          ':room': capacity - booking.guestCount,
          ':language': booking.preferredLanguage,
          ':booking': booking,
          ':event': newEvent('booking.confirmed', booking.id),
          ':expiresAt': slotExpiresAt(booking.date),
        },
      });
      if (failed === undefined) return { result: 'booked', booking };
      const lost = outcomeOf(failed.conflict, booking);
      if (lost === undefined) throw new Error('A slot refused a booking that it has room for');
      return lost;
    },

    /** Gives the places back, exactly once; the language with them when it was the last booking. */
    cancel(reference: ParsedReference): Promise<CancelOutcome> {
      const cancelledAt = epochSeconds(clock());
      return changeBooking<CancelOutcome>(
        reference,
        (slot, booking) => {
          if (booking.status === 'cancelled') return { outcome: 'already-cancelled' };
          const isLast = slot.guests === booking.guestCount;
          const dropped = oldestCancellations(slot, keptCancellations - 1);
          const removals = [
            ...(isLast ? ['#language'] : []),
            ...dropped.map((_, index) => `#dropped${index}`),
          ];
          return {
            outcome: 'cancelled',
            change: {
              UpdateExpression: `SET guests = guests - :guests, #booking.#status = :cancelled, #booking.cancelledAt = :now, #booking.#sequence = #booking.#sequence + :one, #event = :event${
                removals.length > 0 ? ` REMOVE ${removals.join(', ')}` : ''
              }`,
              ConditionExpression: `#booking.#status = :confirmed AND guests ${isLast ? '=' : '>'} :guests`,
              ExpressionAttributeNames: {
                '#booking': bookingAttribute(booking.id),
                '#status': 'status',
                '#sequence': 'sequence',
                '#event': 'event',
                ...(isLast && { '#language': 'language' }),
                ...Object.fromEntries(
                  dropped.map(({ id }, index) => [`#dropped${index}`, bookingAttribute(id)]),
                ),
              },
              ExpressionAttributeValues: {
                ':guests': booking.guestCount,
                ':confirmed': 'confirmed',
                ':cancelled': 'cancelled',
                ':now': cancelledAt,
                ':one': 1,
                ':event': newEvent('booking.cancelled', booking.id),
              },
            },
          };
        },
        'not-found',
      );
    },

    /** Asks for the confirmation mail again, for whoever knows reference and e-mail address. */
    requestConfirmation(reference: ParsedReference, email: string): Promise<ConfirmationOutcome> {
      return changeBooking<ConfirmationOutcome>(
        reference,
        (_, booking) => {
          if (booking.email.toLowerCase() !== email.trim().toLowerCase()) return { outcome: 'unknown' };
          if (booking.status === 'cancelled') return { outcome: 'cancelled' };
          const next = nextConfirmation(booking.confirmations, clock());
          if (next === 'recent' || next === 'too-many') return { outcome: next };
          return {
            outcome: 'requested',
            change: {
              UpdateExpression: 'SET #booking.#confirmations = :next, #event = :event',
              ConditionExpression: '#booking.#status = :confirmed AND #booking.#confirmations = :seen',
              ExpressionAttributeNames: {
                '#booking': bookingAttribute(booking.id),
                '#status': 'status',
                '#confirmations': 'confirmations',
                '#event': 'event',
              },
              ExpressionAttributeValues: {
                ':next': next,
                ':seen': booking.confirmations,
                ':confirmed': 'confirmed',
                ':event': newEvent('booking.confirmation-requested', booking.id),
              },
            },
          };
        },
        'unknown',
      );
    },
  };
}

/** Why a slot does not take a booking, or has it already; undefined when nothing stands against it. */
function outcomeOf(slot: StoredSlot | undefined, wanted: StoredBooking): BookOutcome | undefined {
  if (slot === undefined) return undefined;
  const mine = slot.bookings.find((booking) => booking.id === wanted.id);
  if (mine !== undefined) {
    return mine.fingerprint === wanted.fingerprint
      ? { result: 'already-booked', booking: mine }
      : { result: 'key-reused' };
  }
  if (slot.closed !== undefined) return { result: 'closed', reason: slot.closed.reason };
  const remaining = capacity - slot.guests;
  if (remaining < wanted.guestCount) return { result: 'full', remaining };
  if (slot.language !== undefined && slot.language !== wanted.preferredLanguage) {
    return { result: 'language-taken', language: slot.language };
  }
  return undefined;
}

const bookingIn = (slot: StoredSlot, reference: ParsedReference): StoredBooking | undefined =>
  slot.bookings.find(
    (booking) => booking.id === bookingId(reference.tail) && booking.reference === reference.text,
  );

/** The oldest cancelled bookings beyond those that are kept. */
const oldestCancellations = (slot: StoredSlot, kept: number): readonly StoredBooking[] =>
  slot.bookings
    .filter((booking) => booking.status === 'cancelled')
    .sort((a, b) => (b.cancelledAt ?? 0) - (a.cancelledAt ?? 0))
    .slice(kept);
