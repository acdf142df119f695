import { randomUUID } from 'node:crypto';
import { paginateQuery, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Slot, slotsOn } from '../../../shared/booking/slots.ts';
import type { Holiday } from '../../../shared/calendar/holidays.ts';
import { type CalendarDate, type Clock, parseCalendarDate } from '../../../shared/values/port-vila-time.ts';
import { cancelledFor, retryOnConflict } from '../table/retry-on-conflict.ts';
import { epochSeconds, isExpired, type Table } from '../table/table.ts';
import { type StoredSlot, slotExpiresAt, slotKey } from './slot-item.ts';

const partition = 'CLOSURES';
const sortKey = (date: CalendarDate): string => `DAY#${date}`;

const Closure = z.object({
  date: z.custom<CalendarDate>(
    (value) => typeof value === 'string' && parseCalendarDate(value) !== undefined,
  ),
  reason: z.string(),
  reasonFrench: z.optional(z.string()),
});

/** A day closed by staff; `nameFrench` where staff gave the reason in French too. */
export interface ClosedDay extends Holiday {
  readonly nameFrench?: string;
}

type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
type SlotName = Pick<Slot, 'time' | 'type'>;

/** A closed slot as it was read. */
export type ClosedSlot = SlotName & Pick<StoredSlot, 'closed'>;

/** A command of a colleague to close or to reopen. The command line has none. */
export interface ClosureCommand {
  readonly id: string;
  readonly person: string;
  readonly device: string;
}

interface ClosureDetails {
  /** For guests who booked in French, when it is another. */
  readonly reasonFrench?: string | undefined;
  readonly by?: ClosureCommand | undefined;
}

/** `overtaken`: nothing was written, because a colleague has closed or reopened a slot in the meantime. */
type ClosureOutcome = 'done' | 'overtaken';

/** Concurrent bookings may conflict on any of the many slots. */
const patience = { mostTries: 10, longestPauseMilliseconds: 40 };

export type ClosureStore = ReturnType<typeof closureStore>;

/** Short-notice closures by staff: one item per day, and a mark on every slot affected. */
export function closureStore(table: Table, clock: Clock) {
  const commit = async (writes: Write[]): Promise<ClosureOutcome> => {
    const command = new TransactWriteCommand({ TransactItems: writes, ClientRequestToken: randomUUID() });
    try {
      await retryOnConflict(() => table.client.send(command), patience);
      return 'done';
    } catch (error) {
      if (!cancelledFor(error, 'ConditionalCheckFailed')) throw error;
      return 'overtaken';
    }
  };

  /** Who, when, on which device, and by which command. */
  const stamp = (by: ClosureCommand | undefined) => ({
    at: epochSeconds(clock()),
    ...(by && { by: { person: by.person, device: by.device }, command: by.id }),
  });

  const closedBy = (reason: string, { reasonFrench, by }: ClosureDetails) => ({
    reason,
    ...(reasonFrench !== undefined && { reasonFrench }),
    ...stamp(by),
  });

  /** Marks the slots, unless a colleague has reopened one since this very command closed it. */
  const mark = (
    date: CalendarDate,
    slots: readonly SlotName[],
    closed: ReturnType<typeof closedBy>,
  ): Write[] =>
    slots.map((slot) => ({
      Update: {
        TableName: table.name,
        Key: slotKey(date, slot),
        UpdateExpression: 'SET closed = :closed, expiresAt = :expiresAt REMOVE #event',
        ...(closed.command !== undefined && { ConditionExpression: 'NOT (reopened.lifted = :command)' }),
        ExpressionAttributeNames: { '#event': 'event' },
        ExpressionAttributeValues: {
          ':closed': closed,
          ':expiresAt': slotExpiresAt(date),
          ...(closed.command !== undefined && { ':command': closed.command }),
        },
      },
    }));

  /** Takes the marks away while they are those that were read, once for each command. */
  const unmark = (
    date: CalendarDate,
    slots: readonly ClosedSlot[],
    by: ClosureCommand | undefined,
  ): Write[] =>
    slots.map(({ closed, ...slot }) => {
      const lifted = closed?.command;
      const conditions = [
        lifted === undefined ? 'attribute_not_exists(closed.#command)' : 'closed.#command = :lifted',
        ...(by === undefined ? [] : ['NOT (reopened.#command = :command)']),
      ];
      return {
        Update: {
          TableName: table.name,
          Key: slotKey(date, slot),
          UpdateExpression: 'SET reopened = :reopened, expiresAt = :expiresAt REMOVE closed, #event',
          ConditionExpression: conditions.join(' AND '),
          ExpressionAttributeNames: { '#event': 'event', '#command': 'command' },
          ExpressionAttributeValues: {
            ':reopened': { ...stamp(by), ...(lifted !== undefined && { lifted }) },
            ':expiresAt': slotExpiresAt(date),
            ...(lifted !== undefined && { ':lifted': lifted }),
            ...(by !== undefined && { ':command': by.id }),
          },
        },
      };
    });

  return {
    /**
     * Closes a day. Marks the slots themselves, so that a booking checks the closure in its own write; day and slots
     * change in one transaction. Closing a closed day replaces the reason.
     */
    closeDay(date: CalendarDate, reason: string, details: ClosureDetails = {}): Promise<ClosureOutcome> {
      const closed = closedBy(reason, details);
      const Item = { pk: partition, sk: sortKey(date), date, ...closed, expiresAt: slotExpiresAt(date) };
      return commit([{ Put: { TableName: table.name, Item } }, ...mark(date, slotsOn(date), closed)]);
    },

    /** Closes some slots of an otherwise open day, all or none. At least one. */
    closeSlots: (
      date: CalendarDate,
      slots: readonly SlotName[],
      reason: string,
      details: ClosureDetails = {},
    ): Promise<ClosureOutcome> => commit(mark(date, slots, closedBy(reason, details))),

    /** Reopens a day with its closed slots. Cancelled bookings stay cancelled. */
    reopenDay(
      date: CalendarDate,
      closed: readonly ClosedSlot[],
      by?: ClosureCommand,
    ): Promise<ClosureOutcome> {
      const Key = { pk: partition, sk: sortKey(date) };
      return commit([{ Delete: { TableName: table.name, Key } }, ...unmark(date, closed, by)]);
    },

    /** Reopens some closed slots, all or none. At least one; the day itself must not be closed. */
    reopenSlots: (
      date: CalendarDate,
      closed: readonly ClosedSlot[],
      by?: ClosureCommand,
    ): Promise<ClosureOutcome> => commit(unmark(date, closed, by)),

    /**
     * Closed days from `first` to `last`, both inclusive, in order.
     *
     * @param isConsistent with every closure written before; for decisions
     */
    async between(
      first: CalendarDate,
      last: CalendarDate,
      isConsistent = false,
    ): Promise<readonly ClosedDay[]> {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          ConsistentRead: isConsistent,
          KeyConditionExpression: 'pk = :closures AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: {
            ':closures': partition,
            ':first': sortKey(first),
            ':last': sortKey(last),
          },
        },
      );
      const items: Record<string, unknown>[] = [];
      for await (const page of pages) items.push(...(page.Items ?? []));
      return items
        .filter((item) => !isExpired(item, clock()))
        .map((item) => Closure.parse(item))
        .map(({ date, reason, reasonFrench }) => ({
          date,
          name: reason,
          ...(reasonFrench !== undefined && { nameFrench: reasonFrench }),
        }));
    },
  };
}
