import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand, PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Month } from '../../../shared/calendar/month.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';
import { parseSlot, type StoredBooking, slotExpiresAt, slotKey } from './slot-item.ts';

/** Most keys that one BatchGetItem takes. */
const batch = 100;
const mostTries = 3;
const pauseMilliseconds = 50;

/**
 * Where to look for an operator's bookings: `OPERATOR#<id> / 2026-11-24#SLOT#10:00#TOUR` for each slot in which they
 * have, or once had, one. What such an item names is looked up in the slot itself, so it may say too much but never too
 * little: it is written before the booking.
 */
export function operatorSlots(table: Table, clock: Clock) {
  const keysOf = async (operatorId: string, month: Month): Promise<readonly ItemKey[]> => {
    const pages = paginateQuery(
      { client: table.client },
      {
        TableName: table.name,
        KeyConditionExpression: 'pk = :operator AND begins_with(sk, :month)',
        ExpressionAttributeValues: { ':operator': operatorPartition(operatorId), ':month': `${month}-` },
        ConsistentRead: true,
      },
    );
    const keys: ItemKey[] = [];
    for await (const page of pages) {
      for (const item of page.Items ?? []) {
        const [date = '', ...rest] = String(item.sk).split('#');
        if (!isExpired(item, clock())) keys.push({ pk: `DAY#${date}`, sk: rest.join('#') });
      }
    }
    return keys;
  };

  /** Tries again what the table had no time for; what it never has time for is a failure, not an empty slot. */
  const read = async (keys: readonly ItemKey[]): Promise<Record<string, unknown>[]> => {
    const found: Record<string, unknown>[] = [];
    let missing: readonly Record<string, unknown>[] = keys.map((key) => ({ ...key }));
    for (let tries = 1; missing.length > 0; tries += 1) {
      if (tries > mostTries) {
        throw Object.assign(new Error('Slots were not read'), { name: 'ThrottlingException' });
      }
      if (tries > 1) await pause(pauseMilliseconds * tries);
      const { Responses, UnprocessedKeys } = await table.client.send(
        new BatchGetCommand({ RequestItems: { [table.name]: { Keys: [...missing], ConsistentRead: true } } }),
      );
      found.push(...(Responses?.[table.name] ?? []));
      missing = UnprocessedKeys?.[table.name]?.Keys ?? [];
    }
    return found;
  };

  return {
    /** Notes where a booking is about to be. Writing the same again changes nothing. */
    async note({ operator, date, time, tourType }: StoredBooking): Promise<void> {
      if (operator === undefined) return;
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            pk: operatorPartition(operator.id),
            sk: `${date}#${slotKey(date, { time, type: tourType }).sk}`,
            expiresAt: slotExpiresAt(date),
          },
        }),
      );
    },

    /** The operator's own bookings of visits in a month, in no order, cancelled ones as far as slots keep them. */
    async bookings(operatorId: string, month: Month): Promise<readonly StoredBooking[]> {
      const keys = await keysOf(operatorId, month);
      const batches = Array.from({ length: Math.ceil(keys.length / batch) }, (_, index) =>
        keys.slice(index * batch, (index + 1) * batch),
      );
      const items = (await Promise.all(batches.map(read))).flat();
      return items
        .flatMap((item) => parseSlot(item, clock())?.bookings ?? [])
        .filter(({ operator }) => operator?.id === operatorId);
    },
  };
}

const operatorPartition = (id: string): string => `OPERATOR#${id}`;
