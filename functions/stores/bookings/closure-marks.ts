import type { PutCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Slot } from '#shared/booking/slots.ts';
import type { CalendarDate, Clock } from '#shared/values/port-vila-time.ts';
import { transact, tryWrite, type Write } from '../table/commands.ts';
import { equals, isUnchanged, not, updateOf } from '../table/expressions.ts';
import { epochSeconds, type Table } from '../table/table.ts';
import { dayChanges } from './day-changes.ts';
import { type StoredSlot, slotExpiresAt, slotKey } from './slot-item.ts';

type SlotName = Pick<Slot, 'time' | 'type'>;

/** A closed slot as last read. */
export type ClosedSlot = SlotName & Pick<StoredSlot, 'closed'>;

/** A colleague's command in the console to close or reopen; the command line has none. */
export interface ClosureCommand {
  readonly id: string;
  readonly person: string;
  readonly device: string;
}

export interface ClosureDetails {
  /** Reason for guests who booked in French, if it differs. */
  readonly reasonFrench?: string | undefined;
  readonly by?: ClosureCommand | undefined;
}

/** `overtaken`: nothing was written, because a colleague has closed or reopened a slot in the meantime. */
export type ClosureOutcome = 'done' | 'overtaken';

/** Concurrent bookings may conflict on any of the many slots. */
const retry = { maxAttempts: 10, maxDelayMilliseconds: 40 };

export const closuresPartition = 'CLOSURES';

/**
 * Sort key of the mark of a day with closed starts: `CLOSURES / STARTS#2026-11-24`. The mark stays after a reopening.
 */
export const startsSortKey = (date: CalendarDate): string => `STARTS#${date}`;

export const startsMark = (table: Table, date: CalendarDate): PutCommandInput => ({
  TableName: table.name,
  Item: { pk: closuresPartition, sk: startsSortKey(date), date, expiresAt: slotExpiresAt(date) },
});

/** The writes that close and reopen slots, for one transaction with the mark of the day. */
export function closureMarks(table: Table, clock: Clock) {
  /** Author, time, device and command. */
  const stamp = (by: ClosureCommand | undefined) => ({
    at: epochSeconds(clock()),
    ...(by && { by: { person: by.person, device: by.device }, command: by.id }),
  });

  return {
    closureOf: (reason: string, { reasonFrench, by }: ClosureDetails) => ({
      reason,
      ...(reasonFrench !== undefined && { reasonFrench }),
      ...stamp(by),
    }),

    /**
     * Marks the slots as closed, except those that a colleague has reopened since this command closed them. Also marks
     * the day, for the list of closures.
     */
    mark: (
      date: CalendarDate,
      slots: readonly SlotName[],
      closed: { readonly command?: string | undefined },
    ): Write[] => [
      ...(slots.length === 0 ? [] : [{ Put: startsMark(table, date) }]),
      ...slots.map((slot) => ({
        Update: {
          TableName: table.name,
          Key: slotKey(date, slot),
          ...updateOf({
            set: { closed, expiresAt: slotExpiresAt(date) },
            remove: ['event'],
            when: closed.command === undefined ? [] : [not(equals('reopened.lifted', closed.command))],
          }),
        },
      })),
    ],

    /** Removes the marks, once per command, if they have not changed since they were read. */
    unmark: (date: CalendarDate, slots: readonly ClosedSlot[], by: ClosureCommand | undefined): Write[] =>
      slots.map(({ closed, ...slot }) => {
        const closingCommand = closed?.command;
        return {
          Update: {
            TableName: table.name,
            Key: slotKey(date, slot),
            ...updateOf({
              set: {
                reopened: { ...stamp(by), ...(closingCommand !== undefined && { lifted: closingCommand }) },
                expiresAt: slotExpiresAt(date),
              },
              remove: ['closed', 'event'],
              when: [
                isUnchanged('closed.command', closingCommand),
                ...(by === undefined ? [] : [not(equals('reopened.command', by.id))]),
              ],
            }),
          },
        };
      }),

    /** @param changed partitions of days that change although none of their items is written */
    async commit(writes: Write[], changed: readonly string[] = []): Promise<ClosureOutcome> {
      if (!(await tryWrite(transact(table, writes, retry)))) return 'overtaken';
      await dayChanges(table).increment([...writes.map(partitionOf), ...changed]);
      return 'done';
    },
  };
}

const partitionOf = ({ Update }: Write): string => String(Update?.Key?.pk ?? '');
