import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { type Slot, timetableOf } from '#shared/booking/slots.ts';
import type { Holiday } from '#shared/calendar/holidays.ts';
import {
  type CalendarDate,
  type Clock,
  calendarDateFrom,
  parseCalendarDate,
} from '#shared/values/port-vila-time.ts';
import { itemsIn } from '../table/items-in.ts';
import { isExpired, type Table } from '../table/table.ts';
import {
  type ClosedSlot,
  type ClosureCommand,
  type ClosureDetails,
  type ClosureOutcome,
  closureMarks,
  closuresPartition,
  startsMark,
  startsSortKey,
} from './closure-marks.ts';
import { slotExpiresAt } from './slot-item.ts';

export const closurePrefix = 'DAY#';
export const closureSortKey = (date: CalendarDate): string => `${closurePrefix}${date}`;

const Closure = z.object({
  date: z.custom<CalendarDate>(
    (value) => typeof value === 'string' && parseCalendarDate(value) !== undefined,
  ),
  reason: z.string(),
  reasonFrench: z.optional(z.string()),
});

/** A day closed by staff; `nameFrench` if staff also gave the reason in French. */
export interface ClosedDay extends Holiday {
  readonly nameFrench?: string;
}

export type ClosureStore = ReturnType<typeof closureStore>;

/** Short-notice closures by staff: one item per day, and a mark on every slot affected. */
export function closureStore(table: Table, clock: Clock) {
  const { closureOf, mark, unmark, commit } = closureMarks(table, clock);

  const daysWithClosedStarts = async (
    first: CalendarDate,
    last: CalendarDate,
  ): Promise<readonly CalendarDate[]> => {
    const range = [startsSortKey(first), startsSortKey(last)] as const;
    const dates: CalendarDate[] = [];
    for await (const { date } of itemsIn(table, closuresPartition, { range }))
      dates.push(calendarDateFrom(String(date)));
    return dates;
  };

  return {
    /**
     * Closes a day. Marks the slots themselves, so that a booking checks the closure in the same write; day and slots
     * change in one transaction. Closing a closed day replaces the reason.
     */
    closeDay(date: CalendarDate, reason: string, details: ClosureDetails = {}): Promise<ClosureOutcome> {
      const closed = closureOf(reason, details);
      const Item = {
        pk: closuresPartition,
        sk: closureSortKey(date),
        date,
        ...closed,
        expiresAt: slotExpiresAt(date),
      };
      return commit([{ Put: { TableName: table.name, Item } }, ...mark(date, timetableOf(date), closed)]);
    },

    /** Closes the given slots of an otherwise open day: all of them or none. */
    closeSlots: (
      date: CalendarDate,
      slots: readonly Pick<Slot, 'time' | 'type'>[],
      reason: string,
      details: ClosureDetails = {},
    ): Promise<ClosureOutcome> => commit(mark(date, slots, closureOf(reason, details))),

    /** Reopens a day with its closed slots. Cancelled bookings stay cancelled. */
    reopenDay(
      date: CalendarDate,
      closed: readonly ClosedSlot[],
      by?: ClosureCommand,
    ): Promise<ClosureOutcome> {
      const Key = { pk: closuresPartition, sk: closureSortKey(date) };
      return commit([{ Delete: { TableName: table.name, Key } }, ...unmark(date, closed, by)]);
    },

    /** Reopens the given closed slots: all of them or none. The day itself must not be closed. */
    reopenSlots: (
      date: CalendarDate,
      closed: readonly ClosedSlot[],
      by?: ClosureCommand,
    ): Promise<ClosureOutcome> => commit(unmark(date, closed, by)),

    /**
     * Days on which a start is closed, or was closed and has been reopened; both ends inclusive, in order: one query.
     */
    daysWithClosedStarts,

    /**
     * Marks the given days that have no mark yet.
     *
     * @param dates days with a closed start, as they were just read
     * @returns the number of days marked
     */
    async repairClosedStarts(dates: readonly CalendarDate[]): Promise<number> {
      const [first, last] = [dates[0], dates.at(-1)];
      if (first === undefined || last === undefined) return 0;
      const markedDays = await daysWithClosedStarts(first, last);
      const missing = dates.filter((date) => !markedDays.includes(date));
      for (const date of missing) await table.client.send(new PutCommand(startsMark(table, date)));
      return missing.length;
    },

    /**
     * Closed days from `first` to `last`, both inclusive, in order.
     *
     * @param isConsistent whether the read sees every earlier closure; needed for decisions
     */
    async between(
      first: CalendarDate,
      last: CalendarDate,
      isConsistent = false,
    ): Promise<readonly ClosedDay[]> {
      const range = [closureSortKey(first), closureSortKey(last)] as const;
      const days: ClosedDay[] = [];
      for await (const item of itemsIn(table, closuresPartition, { range, isConsistent })) {
        if (isExpired(item, clock())) continue;
        const { date, reason, reasonFrench } = Closure.parse(item);
        days.push({ date, name: reason, ...(reasonFrench !== undefined && { nameFrench: reasonFrench }) });
      }
      return days;
    },
  };
}
