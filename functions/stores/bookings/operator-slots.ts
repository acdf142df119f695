import { setTimeout as pause } from 'node:timers/promises';
import { BatchGetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Month } from '../../../shared/calendar/month.ts';
import type { Clock } from '../../../shared/values/port-vila-time.ts';
import { itemsIn } from '../table/items-in.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';
import { parseSlot, type StoredBooking, slotExpiresAt, slotKey } from './slot-item.ts';

/** Most keys in one BatchGetItem. */
const batch = 100;
const mostTries = 3;
const pauseMilliseconds = 50;

/**
 * Index of an operator's bookings: `OPERATOR#<id> / 2026-11-24#SLOT#10:00#TOUR` for each slot in which they have or had
 * one. The slot itself is the truth and the index is written before the booking, so entries may be stale, never
 * missing.
 */
export function operatorSlots(table: Table, clock: Clock) {
  const keysOf = async (operatorId: string, month: Month): Promise<readonly ItemKey[]> => {
    const keys: ItemKey[] = [];
    for await (const item of itemsIn(table, operatorPartition(operatorId), { prefix: `${month}-` })) {
      const [date = '', ...rest] = String(item.sk).split('#');
      if (!isExpired(item, clock())) keys.push({ pk: `DAY#${date}`, sk: rest.join('#') });
    }
    return keys;
  };

  /** Retries unprocessed keys; throws when some remain, because an empty answer would read as an empty slot. */
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
    /** Indexes the slot of a booking about to be written. Idempotent. */
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

    /** The operator's bookings for visits in a month, unordered; cancelled ones only until they are archived. */
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
