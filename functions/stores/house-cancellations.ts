import { setTimeout as pause } from 'node:timers/promises';
import { ConditionalCheckFailedException, TransactionConflictException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { Clock } from '../../shared/values/port-vila-time.ts';
import { newEvent } from './event.ts';
import { bookingAttribute, parseSlot, type StoredBooking, type StoredSlot, slotKey } from './slot-item.ts';
import { epochSeconds, type ItemKey, type Table } from './table.ts';

/** `gone`: the guest had cancelled or moved the booking before. */
export type HouseCancelOutcome = 'cancelled' | 'gone';

/** Times that a write is tried again after another has changed the slot or held it in between. */
const mostTries = 20;
const longestPauseMilliseconds = 60;

export type HouseCancellationStore = ReturnType<typeof houseCancellationStore>;

/** Bookings that the house cancels because it has to close. */
export function houseCancellationStore(table: Table, clock: Clock) {
  const load = async (key: ItemKey): Promise<StoredSlot | undefined> => {
    const command = new GetCommand({ TableName: table.name, Key: key, ConsistentRead: true });
    return parseSlot((await table.client.send(command)).Item, clock());
  };

  /** Answers whether the slot and the booking were still as seen. */
  const write = async (key: ItemKey, booking: StoredBooking, isLast: boolean, reason: string) => {
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: key,
          UpdateExpression: `SET guests = guests - :guests, #booking.#status = :cancelled, #booking.cancelledAt = :now, #booking.closedReason = :reason, #booking.#sequence = #booking.#sequence + :one, #event = :event${
            isLast ? ' REMOVE #language' : ''
          }`,
          ConditionExpression: `#booking.#status = :confirmed AND #booking.guestCount = :guests AND guests ${isLast ? '=' : '>'} :guests`,
          ExpressionAttributeNames: {
            '#booking': bookingAttribute(booking.id),
            '#status': 'status',
            '#sequence': 'sequence',
            '#event': 'event',
            ...(isLast && { '#language': 'language' }),
          },
          ExpressionAttributeValues: {
            ':guests': booking.guestCount,
            ':confirmed': 'confirmed',
            ':cancelled': 'cancelled',
            ':reason': reason,
            ':now': epochSeconds(clock()),
            ':one': 1,
            ':event': newEvent('booking.closed-by-house', booking.id),
          },
        }),
      );
      return true;
    } catch (error) {
      if (error instanceof TransactionConflictException)
        await pause(Math.random() * longestPauseMilliseconds);
      else if (!(error instanceof ConditionalCheckFailedException)) throw error;
      return false;
    }
  };

  return {
    /**
     * Cancels a booking in the name of the house and announces it, in one write: places and language are given back
     * exactly once, however often it is called. `reason` is what the guest is told.
     */
    async cancel({ id, date, time, tourType }: StoredBooking, reason: string): Promise<HouseCancelOutcome> {
      const key = slotKey(date, { time, type: tourType });
      for (let tries = 0; tries < mostTries; tries += 1) {
        const slot = await load(key);
        const booking = slot?.bookings.find((candidate) => candidate.id === id);
        if (slot === undefined || booking?.status !== 'confirmed') return 'gone';
        if (await write(key, booking, slot.guests === booking.guestCount, reason)) return 'cancelled';
      }
      throw new Error('The slot changed too often');
    },
  };
}
