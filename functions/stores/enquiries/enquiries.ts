import { randomUUID } from 'node:crypto';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { caseOf } from '../../../shared/enquiries/enquiry-case.ts';
import { EnquiryEntry } from '../../../shared/enquiries/enquiry-log.ts';
import type { EnquiryName } from '../../../shared/enquiries/enquiry-name.ts';
import { cateringChoices, enquiryFields, enquiryKinds } from '../../../shared/enquiries/event-enquiry.ts';
import {
  addDays,
  addMonths,
  type Clock,
  calendarDateFrom,
  dateOf,
  parseCalendarDate,
} from '../../../shared/values/port-vila-time.ts';
import { messageLanguages } from '../../../shared/visits/message-language.ts';
import { bookingRetentionDays, slotExpiresAt } from '../bookings/slot-item.ts';
import { isErased } from '../table/erased.ts';
import { newEvent } from '../table/event.ts';
import { itemsIn } from '../table/items-in.ts';
import { idFrom, type PutOutcome, putIdempotent } from '../table/put-idempotent.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';

/**
 * Days that an enquiry and its personal data are kept: enough to look it up while an event is planned. With an event
 * later than that, it is kept like a booking. The mail to staff outlives it.
 */
const retentionDays = 180;

/** Anybody can type a day: one further ahead keeps an enquiry no longer. */
const furthestEventDays = 2 * 366;

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
  /** Its network had no acknowledgement left. */
  unacknowledged: z.optional(z.literal(true)),
  receivedAt: z.int(),
  /** What staff did with it; absent until they have. */
  log: z.optional(z.array(EnquiryEntry)),
});
export type StoredEnquiry = z.infer<typeof StoredEnquiry>;
export type NewEnquiry = Omit<StoredEnquiry, 'id' | 'receivedAt' | 'log'>;

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

    /** For staff; undefined when absent, expired or erased. */
    async named({ month, id }: EnquiryName): Promise<StoredEnquiry | undefined> {
      const enquiry = await find({ pk: monthKey(month), sk: sortKey(id) });
      return enquiry === undefined || isErased(enquiry) ? undefined : enquiry;
    },

    /** All that are kept, except erased ones: a query for each month of those days, at the same time. */
    async kept(): Promise<readonly StoredEnquiry[]> {
      const now = clock();
      const months = monthsKept(now);
      const found = await Promise.all(
        months.map(async (month) => {
          const enquiries: StoredEnquiry[] = [];
          for await (const item of itemsIn(table, monthKey(month)))
            if (!isExpired(item, now)) enquiries.push(StoredEnquiry.parse(item));
          return enquiries;
        }),
      );
      return found.flat().filter((enquiry) => !isErased(enquiry));
    },

    /**
     * Adds to what staff did with an enquiry, once for each command, while nothing was added since it was read.
     *
     * @returns `overtaken` when something was, or the enquiry has been erased
     */
    async append(enquiry: StoredEnquiry, entry: EnquiryEntry): Promise<'done' | 'overtaken'> {
      const { log = [], email } = enquiry;
      try {
        await table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: { ...enquiryKey(enquiry) },
            // Without the event, which would be announced again.
            UpdateExpression:
              'SET #log = list_append(if_not_exists(#log, :none), :entries), expiresAt = :expiresAt REMOVE #event',
            ConditionExpression: `email = :email AND ${log.length === 0 ? 'attribute_not_exists(#log)' : 'size(#log) = :length'}`,
            ExpressionAttributeNames: { '#log': 'log', '#event': 'event' },
            ExpressionAttributeValues: {
              ':none': [],
              ':entries': [entry],
              ':expiresAt': enquiryExpiresAt({ ...enquiry, log: [...log, entry] }),
              ':email': email,
              ...(log.length > 0 && { ':length': log.length }),
            },
          }),
        );
        return 'done';
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return 'overtaken';
        throw error;
      }
    },

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

/** TTL of the item in epoch seconds. The day for which starts are closed comes before the one that was asked for. */
export function enquiryExpiresAt({
  receivedAt,
  date,
  log = [],
}: Pick<StoredEnquiry, 'receivedAt' | 'date' | 'log'>): number {
  const leastUntil = receivedAt + retentionDays * 86_400;
  const event = parseCalendarDate(caseOf(log).block?.date ?? date);
  if (event === undefined) return leastUntil;
  const furthest = addDays(dateOf(new Date(receivedAt * 1000)), furthestEventDays);
  return Math.max(leastUntil, Math.min(slotExpiresAt(event), slotExpiresAt(furthest)));
}

/** Of the months from which an enquiry may still be kept. */
export function enquiryPartitions(now: Date): readonly string[] {
  return monthsKept(now).map(monthKey);
}

export const enquiryKey = ({ id, receivedAt }: Pick<StoredEnquiry, 'id' | 'receivedAt'>): ItemKey => ({
  pk: monthKey(monthOf({ receivedAt })),
  sk: sortKey(id),
});

/** `2026-11`, in Port Vila. */
const monthOf = ({ receivedAt }: Pick<StoredEnquiry, 'receivedAt'>): string =>
  dateOf(new Date(receivedAt * 1000)).slice(0, 7);

/** How staff name an enquiry. */
export const nameOfEnquiry = ({ id, receivedAt }: Pick<StoredEnquiry, 'id' | 'receivedAt'>): EnquiryName => ({
  month: monthOf({ receivedAt }),
  id,
});

const monthKey = (month: string): string => `ENQUIRIES#${month}`;
const sortKey = (id: string): string => `ENQUIRY#${id}`;

/** The months from which an enquiry may still be kept. */
function monthsKept(now: Date): readonly string[] {
  const today = dateOf(now);
  const first = addDays(today, -(furthestEventDays + bookingRetentionDays));
  const months: string[] = [];
  for (let day = calendarDateFrom(`${first.slice(0, 7)}-01`); day <= today; day = addMonths(day, 1))
    months.push(day.slice(0, 7));
  return months;
}
