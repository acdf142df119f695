import { randomUUID } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Month, monthAfter, monthOf } from '../../../shared/calendar/month.ts';
import { cateringChoices, enquiryFields, enquiryKinds } from '../../../shared/enquiries/event-enquiry.ts';
import { addDays, type Clock, dateOf } from '../../../shared/values/port-vila-time.ts';
import { messageLanguages } from '../../../shared/visits/message-language.ts';
import { isErased } from '../table/erased.ts';
import { newEvent } from '../table/event.ts';
import { itemsIn } from '../table/items-in.ts';
import { idFrom, type PutOutcome, putIdempotent } from '../table/put-idempotent.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';

/**
 * Days that an enquiry and its personal data are kept: enough to look it up while an event is planned. The mail to
 * staff outlives it.
 */
const retentionDays = 180;

/** A form may be resubmitted for this long after its first attempt, even into the next month. */
const retrySeconds = 86_400;

/** The fields as typed, trimmed; `business`, `phone` and `date` may be ''. Times in epoch seconds. */
export const StoredEnquiry = z.object({
  id: z.string(),
  kind: z._default(z.enum(enquiryKinds), 'event'),
  name: z.string(),
  business: z.string(),
  email: z.string(),
  phone: z.string(),
  eventName: z.string(),
  date: z._default(z.string(), ''),
  peopleCount: z.string(),
  catering: z.enum(cateringChoices),
  description: z.string(),
  messageLanguage: z.optional(z.enum(messageLanguages)),
  receivedAt: z.int(),
});
export type StoredEnquiry = z.infer<typeof StoredEnquiry>;
export type NewEnquiry = Omit<StoredEnquiry, 'id' | 'receivedAt'>;

export type EnquiryStore = ReturnType<typeof enquiryStore>;

/** Enquiries about events and others, by month received in Port Vila: `ENQUIRIES#<yyyy-MM> / ENQUIRY#<id>`. */
export function enquiryStore(table: Table, clock: Clock) {
  const find = async (key: ItemKey): Promise<StoredEnquiry | undefined> => {
    const { Item } = await table.client.send(
      new GetCommand({ TableName: table.name, Key: { ...key }, ConsistentRead: true }),
    );
    return Item === undefined || isExpired(Item, clock()) ? undefined : StoredEnquiry.parse(Item);
  };

  return {
    /**
     * Stores an enquiry with its event in one write. The id is derived from the key, so a resubmission is the same
     * enquiry; without a key each is new.
     */
    async receive(enquiry: NewEnquiry, key: string | undefined): Promise<PutOutcome> {
      const now = clock();
      const id = idFrom('enquiry', key ?? randomUUID());
      const receivedAt = epochSeconds(now);
      const itemKey = enquiryKey({ id, receivedAt });
      const dayBefore = enquiryKey({ id, receivedAt: receivedAt - retrySeconds });
      if (key !== undefined && dayBefore.pk !== itemKey.pk) {
        const earlier = await find(dayBefore);
        if (earlier !== undefined) return isSame(earlier, enquiry) ? 'known' : 'key-reused';
      }
      const stored: StoredEnquiry = { ...enquiry, id, receivedAt };
      return putIdempotent(
        table,
        {
          ...itemKey,
          ...stored,
          event: newEvent('enquiry.received', id, 'received'),
          expiresAt: enquiryExpiresAt(stored),
        },
        (found) => isSame(StoredEnquiry.parse(found), enquiry),
      );
    },

    /** The enquiry of an event, erased or not; undefined when absent or expired. */
    find,

    /** All enquiries since an instant of the last four weeks (epoch seconds), except erased ones. */
    async receivedSince(since: number): Promise<readonly StoredEnquiry[]> {
      const now = clock();
      const months = new Set(
        [since, epochSeconds(now)].map((receivedAt) => enquiryKey({ id: '', receivedAt }).pk),
      );
      const found: StoredEnquiry[] = [];
      for (const month of months) {
        for await (const item of itemsIn(table, month))
          if (!isExpired(item, now)) found.push(StoredEnquiry.parse(item));
      }
      return found.filter((enquiry) => enquiry.receivedAt >= since && !isErased(enquiry));
    },
  };
}

const isSame = (stored: StoredEnquiry, sent: NewEnquiry): boolean =>
  stored.kind === sent.kind && enquiryFields.every((field) => stored[field] === sent[field]);

/** TTL of the item in epoch seconds. */
export const enquiryExpiresAt = ({ receivedAt }: Pick<StoredEnquiry, 'receivedAt'>): number =>
  receivedAt + retentionDays * 86_400;

const partitionOf = (month: Month): string => `ENQUIRIES#${month}`;

/** Of the months from which an enquiry may still be kept, newest first. */
export function enquiryPartitions(now: Date): readonly string[] {
  const first = monthOf(addDays(dateOf(now), -retentionDays));
  const months = [monthOf(dateOf(now))];
  for (let month = months[0] as Month; month > first; months.push(month)) month = monthAfter(month, -1);
  return months.map(partitionOf);
}

export const enquiryKey = ({ id, receivedAt }: Pick<StoredEnquiry, 'id' | 'receivedAt'>): ItemKey => ({
  pk: partitionOf(monthOf(dateOf(new Date(receivedAt * 1000)))),
  sk: `ENQUIRY#${id}`,
});
