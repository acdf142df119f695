import * as z from 'zod/mini';
import type { Slot } from '#shared/booking/slots.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import { dayEditFields } from '#shared/contracts/day-edit-fields.ts';
import { type CalendarDate, type Clock, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { getItem } from '../table/commands.ts';
import { itemsIn } from '../table/items-in.ts';
import { isExpired, type Table } from '../table/table.ts';
import {
  type ClosedSlot,
  type ClosureCommand,
  type ClosureOutcome,
  closureMarks,
  closuresPartition,
} from './closure-marks.ts';
import { closureSortKey } from './closures.ts';
import { dayKey, slotExpiresAt } from './slot-item.ts';

/** Stored separately from closures, which the previous release reads by their prefix. */
const editSortKey = (date: CalendarDate): string => `EDIT#${date}`;

const Edit = z.object({
  date: z.custom<CalendarDate>(
    (value) => typeof value === 'string' && parseCalendarDate(value) !== undefined,
  ),
  ...dayEditFields,
  /** Counts the edits of the day. */
  version: z.int(),
  /** Ids of the latest commands, by which a repeated one is recognized. */
  commands: z.array(z.string()),
  /** Epoch seconds. */
  at: z.int(),
  by: z.object({ person: z.string(), device: z.string() }),
});

/** The edit of a day, with the colleague who wrote it last. */
export type StoredEdit = z.infer<typeof Edit>;

const maxCommands = 10;

/** Reasons for guests, by the language of their booking. */
interface Reasons {
  readonly reason: string;
  readonly reasonFrench?: string | undefined;
}

/** A change of a day: its edit, and the starts that it closes and reopens. */
export interface EditWrite {
  readonly edit: DayEdit;
  /** The edit as last read. */
  readonly seen: StoredEdit | undefined;
  readonly by: ClosureCommand;
  /** Starts to close, and why; absent for an edit that removes none. */
  readonly close?: (Reasons & { readonly slots: readonly Slot[] }) | undefined;
  /** Starts to reopen, as they were read. */
  readonly reopen: readonly ClosedSlot[];
  /**
   * `close` closes the whole day; `liftReason` lifts the closure of the day if that is still its reason. If absent, the
   * closure of the day stays as it is.
   */
  readonly wholeDay?: 'close' | { readonly liftReason: string } | undefined;
}

export type CalendarEditStore = ReturnType<typeof calendarEditStore>;

/** Managers' edits of days, which override the values in the files: one item for each day that was ever edited. */
export function calendarEditStore(table: Table, clock: Clock) {
  const { closureOf, mark, unmark, commit } = closureMarks(table, clock);

  return {
    /** The edit of a day, read consistently. */
    async find(date: CalendarDate): Promise<StoredEdit | undefined> {
      const Key = { pk: closuresPartition, sk: editSortKey(date) };
      const Item = await getItem(table, Key);
      return Item === undefined || isExpired(Item, clock()) ? undefined : Edit.parse(Item);
    },

    /** Edits from `first` to `last`, both inclusive, in order, read consistently. */
    async between(first: CalendarDate, last: CalendarDate): Promise<readonly StoredEdit[]> {
      const range = [editSortKey(first), editSortKey(last)] as const;
      const edits: StoredEdit[] = [];
      for await (const item of itemsIn(table, closuresPartition, { range }))
        if (!isExpired(item, clock())) edits.push(Edit.parse(item));
      return edits;
    },

    /**
     * Writes an edit with the marks on the starts that it removes, in one transaction: a booking that was checked
     * before the edit fails on the mark. `overtaken`: nothing was written, because the day has changed since it was
     * read.
     */
    save({ edit, seen, by, close, reopen, wholeDay }: EditWrite): Promise<ClosureOutcome> {
      const { date } = edit;
      const expiresAt = slotExpiresAt(date);
      const closed = close && closureOf(close.reason, { ...close, by });
      const { at } = closureOf('', { by });
      const commands = [...(seen?.commands ?? []), by.id].slice(-maxCommands);
      const closureKey = { pk: closuresPartition, sk: closureSortKey(date) };
      const writes = [
        {
          Put: {
            TableName: table.name,
            Item: {
              pk: closuresPartition,
              sk: editSortKey(date),
              ...edit,
              version: (seen?.version ?? 0) + 1,
              commands,
              at,
              by: { person: by.person, device: by.device },
              expiresAt,
            },
            ConditionExpression: seen === undefined ? 'attribute_not_exists(version)' : 'version = :seen',
            ...(seen && { ExpressionAttributeValues: { ':seen': seen.version } }),
          },
        },
        ...(wholeDay === 'close'
          ? [{ Put: { TableName: table.name, Item: { ...closureKey, date, ...closed, expiresAt } } }]
          : []),
        ...(typeof wholeDay === 'object'
          ? [
              {
                Delete: {
                  TableName: table.name,
                  Key: closureKey,
                  ConditionExpression: 'reason = :reason',
                  ExpressionAttributeValues: { ':reason': wholeDay.liftReason },
                },
              },
            ]
          : []),
        ...(close && closed ? mark(date, close.slots, closed) : []),
        ...unmark(date, reopen, by),
      ];
      return commit(writes, [dayKey(date)]);
    },
  };
}
