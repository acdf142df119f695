import { randomUUID } from 'node:crypto';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { caseOf } from '#shared/enquiries/enquiry-case.ts';
import { EnquiryEntry } from '#shared/enquiries/enquiry-log.ts';
import type { EnquiryCursor, EnquiryName } from '#shared/enquiries/enquiry-name.ts';
import type { ListedCase } from '#shared/enquiries/enquiry-order.ts';
import { enquiryStates } from '#shared/enquiries/enquiry-state.ts';
import { cateringChoices, enquiryFields, enquiryKinds } from '#shared/enquiries/event-enquiry.ts';
import { listedUntil } from '#shared/enquiries/listed-until.ts';
import { retentionDays } from '#shared/limits/retention.ts';
import {
  addDays,
  addMonths,
  type Clock,
  calendarDateFrom,
  dateOf,
  parseCalendarDate,
} from '#shared/values/port-vila-time.ts';
import { messageLanguages } from '#shared/visits/message-language.ts';
import { bookingRetentionDays, slotExpiresAt } from '../bookings/slot-item.ts';
import { getItem, tryWrite, type Write } from '../table/commands.ts';
import { isErased } from '../table/erased.ts';
import { newEvent } from '../table/event.ts';
import {
  type Condition,
  equals,
  hasSize,
  isMissing,
  listAppend,
  onlyIf,
  updateOf,
} from '../table/expressions.ts';
import { itemsIn } from '../table/items-in.ts';
import { itemsOfKeys } from '../table/items-of-keys.ts';
import { type Pointer, pointerRemoval, pointersIn, pointerWrite, repairList } from '../table/pointers.ts';
import { idFrom, type PutOutcome, putIdempotent } from '../table/put-idempotent.ts';
import { retryOnConflict } from '../table/retry-on-conflict.ts';
import { epochSeconds, type ItemKey, isExpired, type Table } from '../table/table.ts';

/**
 * Days that an enquiry and its personal data are kept: enough to look it up while an event is planned. An
 * enquiry about a later event is kept like a booking. The email to staff is not deleted with the enquiry.
 */
const enquiryDays = retentionDays.enquiry;

/** Anyone can enter a date, so a date further ahead than this does not extend the retention. */
const furthestEventDays = 2 * 366;

/** A form may be resubmitted for this long after its first attempt, even in the next month. */
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
  /** Set if the sender's network had used up its acknowledgements. */
  unacknowledged: z.optional(z.literal(true)),
  receivedAt: z.int(),
  /** Actions of staff on the enquiry; absent before the first. */
  log: z.optional(z.array(EnquiryEntry)),
});
export type StoredEnquiry = z.infer<typeof StoredEnquiry>;
export type NewEnquiry = Omit<StoredEnquiry, 'id' | 'receivedAt' | 'log'>;

/** Partition of the enquiries that the list shows, by `listedUntil`. */
const enquiryList = 'ENQUIRIES#LIST';

/** Maximum number of enquiries in one result of `listReceived`. */
const maxPerPage = 200;

const ListEntry = z.object({
  target: z.object({ pk: z.string(), sk: z.string() }),
  state: z.enum(enquiryStates),
  receivedAt: z.int(),
  lastAt: z.int(),
  eventDate: z.optional(z.string()),
});
export type ListedEnquiryEntry = z.infer<typeof ListEntry>;

export interface ReceivedEnquiries {
  readonly enquiries: readonly StoredEnquiry[];
  readonly next?: EnquiryCursor;
}

export type EnquiryStore = ReturnType<typeof enquiryStore>;

/**
 * Enquiries about events and other matters, by month of receipt in Port Vila: `ENQUIRIES#<yyyy-MM> / ENQUIRY#<id>`.
 * Listed enquiries have an entry in `ENQUIRIES#LIST`.
 */
export function enquiryStore(table: Table, clock: Clock) {
  const find = async (key: ItemKey): Promise<StoredEnquiry | undefined> => {
    const Item = await getItem(table, key);
    return Item === undefined || isExpired(Item, clock()) ? undefined : StoredEnquiry.parse(Item);
  };

  return {
    /**
     * Stores an enquiry with its event in one write. The id is derived from the key, so a resubmission yields the same
     * enquiry; without a key, each call stores a new one.
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
        [listEntry(table, stored)],
      );
    },

    /** The enquiry of an event, erased or not; undefined when absent or expired. */
    find,

    /** An enquiry, for staff; undefined when absent, expired or erased. */
    async findByName({ month, id }: EnquiryName): Promise<StoredEnquiry | undefined> {
      const enquiry = await find({ pk: monthKey(month), sk: sortKey(id) });
      return enquiry === undefined || isErased(enquiry) ? undefined : enquiry;
    },

    /** Entries for the list, without names: one query, however many enquiries are stored. */
    async listEntries(): Promise<readonly ListedEnquiryEntry[]> {
      return (await pointersIn(table, enquiryList, clock())).map((entry) => ListEntry.parse(entry));
    },

    /**
     * Repairs the list where it differs from these enquiries, which were just read. Returns the number of repaired
     * entries.
     */
    repairList: (enquiries: readonly StoredEnquiry[]): Promise<number> =>
      repairList(
        table,
        enquiryList,
        enquiries.map((enquiry) => ({
          pointer: listPointer(enquiry),
          unchangedCheck: {
            ConditionCheck: {
              TableName: table.name,
              Key: { ...enquiryKey(enquiry) },
              ...onlyIf(...unchangedConditions(enquiry)),
            },
          },
        })),
        clock(),
      ),

    /** Enquiries of the list, in its order, except erased ones. */
    async read(entries: readonly ListedEnquiryEntry[]): Promise<readonly StoredEnquiry[]> {
      const items = await itemsOfKeys(
        table,
        entries.map(({ target }) => target),
      );
      const found = new Map(parsePresent(items, clock()).map((one) => [enquiryKey(one).sk, one]));
      return entries.flatMap(({ target }) => found.get(target.sk) ?? []);
    },

    /**
     * Enquiries in any state by month of receipt, the latest month first, at most one month per result.
     *
     * @param from where to begin: a month, or the enquiry of a month after which to continue
     * @returns `next`: where to continue; absent when there are no more
     */
    async listReceived(from: EnquiryCursor): Promise<ReceivedEnquiries> {
      const now = clock();
      const months = retainedMonths(now).filter((month) => month <= from.month);
      for (let month = months.pop(); month !== undefined; month = months.pop()) {
        const after = month === from.month && from.id !== undefined ? sortKey(from.id) : undefined;
        const items: Record<string, unknown>[] = [];
        for await (const item of itemsIn(table, monthKey(month), { after, pageSize: maxPerPage })) {
          items.push(item);
          if (items.length === maxPerPage) break;
        }
        const enquiries = parsePresent(items, now);
        const lastId = items.length === maxPerPage ? StoredEnquiry.parse(items.at(-1)).id : undefined;
        const previousMonth = months.at(-1);
        const next = lastId !== undefined ? { month, id: lastId } : previousMonth && { month: previousMonth };
        if (enquiries.length > 0 || next === undefined) return { enquiries, ...(next && { next }) };
      }
      return { enquiries: [] };
    },

    /**
     * Adds an action of staff to an enquiry, once for each command, if none was added since it was read.
     *
     * @returns `overtaken` if another action was added, or the enquiry was erased
     */
    async append(enquiry: StoredEnquiry, entry: EnquiryEntry): Promise<'done' | 'overtaken'> {
      const { log = [] } = enquiry;
      const next = { ...enquiry, log: [...log, entry] };
      const command = new TransactWriteCommand({
        ClientRequestToken: randomUUID(),
        TransactItems: [
          {
            Update: {
              TableName: table.name,
              Key: { ...enquiryKey(enquiry) },
              // Removes the event, which would otherwise be published again.
              ...updateOf({
                set: { log: listAppend([entry]), expiresAt: enquiryExpiresAt(next) },
                remove: ['event'],
                when: unchangedConditions(enquiry),
              }),
            },
          },
          listEntry(table, next),
        ],
      });
      return (await retryOnConflict(() => tryWrite(table.client.send(command)))) ? 'done' : 'overtaken';
    },

    /** All enquiries since an instant of the last four weeks (epoch seconds), except erased ones. */
    async listReceivedSince(since: number): Promise<readonly StoredEnquiry[]> {
      const now = clock();
      const months = new Set(
        [since, epochSeconds(now)].map((receivedAt) => enquiryKey({ id: '', receivedAt }).pk),
      );
      const items: Record<string, unknown>[] = [];
      for (const month of months) for await (const item of itemsIn(table, month)) items.push(item);
      return parsePresent(items, now).filter(({ receivedAt }) => receivedAt >= since);
    },
  };
}

const parsePresent = (items: readonly Record<string, unknown>[], now: Date): readonly StoredEnquiry[] =>
  items
    .filter((item) => !isExpired(item, now))
    .map((item) => StoredEnquiry.parse(item))
    .filter((enquiry) => !isErased(enquiry));

const isSame = (stored: StoredEnquiry, requested: NewEnquiry): boolean =>
  stored.kind === requested.kind && enquiryFields.every((field) => stored[field] === requested[field]);

/** TTL of the item in epoch seconds. The day for which starts are closed takes precedence over the requested one. */
export function enquiryExpiresAt({
  receivedAt,
  date,
  log = [],
}: Pick<StoredEnquiry, 'receivedAt' | 'date' | 'log'>): number {
  const minExpiresAt = receivedAt + enquiryDays * 86_400;
  const event = parseCalendarDate(caseOf(log).block?.date ?? date);
  if (event === undefined) return minExpiresAt;
  const furthest = addDays(dateOf(new Date(receivedAt * 1000)), furthestEventDays);
  return Math.max(minExpiresAt, Math.min(slotExpiresAt(event), slotExpiresAt(furthest)));
}

/** Partitions of the months from which an enquiry may still be stored. */
export function enquiryPartitions(now: Date): readonly string[] {
  return retainedMonths(now).map(monthKey);
}

export const enquiryKey = ({ id, receivedAt }: Pick<StoredEnquiry, 'id' | 'receivedAt'>): ItemKey => ({
  pk: monthKey(monthOf({ receivedAt })),
  sk: sortKey(id),
});

/** `2026-11`, in Port Vila. */
const monthOf = ({ receivedAt }: Pick<StoredEnquiry, 'receivedAt'>): string =>
  dateOf(new Date(receivedAt * 1000)).slice(0, 7);

/** The name of an enquiry in the console. */
export const nameOfEnquiry = ({ id, receivedAt }: Pick<StoredEnquiry, 'id' | 'receivedAt'>): EnquiryName => ({
  month: monthOf({ receivedAt }),
  id,
});

/** Updates the list entry of an enquiry; belongs in every transaction that writes the enquiry. */
export const listEntry = (table: Table, enquiry: StoredEnquiry): Write =>
  pointerWrite(table, enquiryList, listPointer(enquiry));

function listPointer(enquiry: StoredEnquiry): Pointer {
  const place = placeInList(enquiry);
  const expiresAt = listedUntil({ ...place, date: enquiry.date }, enquiryExpiresAt(enquiry));
  return { target: enquiryKey(enquiry), expiresAt, fields: { ...place } };
}

/** Conditions that no action was added to an enquiry, and it was not erased, since it was read. */
const unchangedConditions = ({ email, log = [] }: StoredEnquiry): readonly Condition[] => [
  equals('email', email),
  log.length === 0 ? isMissing('log') : hasSize('log', log.length),
];

/** Removes an enquiry from the list; belongs in the transaction that erases it. */
export const unlistWrite = (table: Table, enquiry: StoredEnquiry): Write =>
  pointerRemoval(table, enquiryList, enquiryKey(enquiry));

/** The state and the times that determine the position of an enquiry in the list. */
export function placeInList({ receivedAt, log = [] }: StoredEnquiry): ListedCase {
  const { state, block } = caseOf(log);
  return {
    state,
    receivedAt,
    lastAt: log.at(-1)?.at ?? receivedAt,
    ...(block?.isDone && { eventDate: block.date }),
  };
}

const monthKey = (month: string): string => `ENQUIRIES#${month}`;
const sortKey = (id: string): string => `ENQUIRY#${id}`;

/** The months whose enquiries may not have expired yet. */
function retainedMonths(now: Date): readonly string[] {
  const today = dateOf(now);
  const first = addDays(today, -(furthestEventDays + bookingRetentionDays));
  const months: string[] = [];
  for (let day = calendarDateFrom(`${first.slice(0, 7)}-01`); day <= today; day = addMonths(day, 1))
    months.push(day.slice(0, 7));
  return months;
}
