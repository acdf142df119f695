import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { type CalendarDate, type Clock, dateOf } from '#shared/values/port-vila-time.ts';
import { getItem, putItem } from '../table/commands.ts';
import { newEvent } from '../table/event.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';

/** Long enough for an outage of the email service; after that, guests will have requested again or telephoned. */
const retentionSeconds = 86_400;

export const referenceRequestPrefix = 'REFERENCE-REQUEST#';

/** @param date day of receipt in Port Vila */
export const referenceRequestPartition = (date: CalendarDate): string => `REFERENCE-REQUESTS#${date}`;

/** `receivedAt` in epoch seconds. */
export const StoredReferenceRequest = z.object({ id: z.string(), email: z.string(), receivedAt: z.int() });
export type StoredReferenceRequest = z.infer<typeof StoredReferenceRequest>;

export type ReferenceRequestStore = ReturnType<typeof referenceRequestStore>;

/** Requests for lost references, by day in Port Vila: `REFERENCE-REQUESTS#<date> / REFERENCE-REQUEST#<id>`. */
export function referenceRequestStore(table: Table, clock: Clock) {
  return {
    /** Stores a request with its event in one write, without checking whether the address has bookings. */
    async receive(email: string): Promise<void> {
      const now = clock();
      const id = randomUUID();
      const receivedAt = epochSeconds(now);
      const stored: StoredReferenceRequest = { id, email, receivedAt };
      await putItem(table, {
        Item: {
          pk: referenceRequestPartition(dateOf(now)),
          sk: `${referenceRequestPrefix}${id}`,
          ...stored,
          expiresAt: referenceRequestExpiresAt(stored),
          event: newEvent('references.requested', id, 'requested'),
        },
      });
    },

    /** The request of an event, erased or not; undefined when absent or expired. */
    async find(key: ItemKey): Promise<StoredReferenceRequest | undefined> {
      const Item = await getItem(table, key);
      return Item === undefined || isExpired(Item, clock()) ? undefined : StoredReferenceRequest.parse(Item);
    },
  };
}

/** TTL of the item in epoch seconds. */
export const referenceRequestExpiresAt = ({
  receivedAt,
}: Pick<StoredReferenceRequest, 'receivedAt'>): number => receivedAt + retentionSeconds;
