import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { retentionYears } from '#shared/limits/retention.ts';
import { cashUp } from '#shared/staff/till/cash-up.ts';
import { countLines, hasDifference } from '#shared/staff/till/till-count.ts';
import { ZReport } from '#shared/staff/till/z-report.ts';
import { type CalendarDate, type Clock, parseCalendarDate } from '#shared/values/port-vila-time.ts';
import { itemsIn } from '../table/items-in.ts';
import { cancelledFor, retryOnConflict } from '../table/retry-on-conflict.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';

/** A closed till as stored. It never changes. */
export const StoredZ = z.extend(ZReport, {
  /** The command that closed it, by which a repeated command finds its Z. */
  commandId: z.string(),
  /** The first day of visits with payments that no Z may list yet. */
  readFrom: z.custom<CalendarDate>(
    (value) => typeof value === 'string' && parseCalendarDate(value) !== undefined,
  ),
});
export type StoredZ = z.infer<typeof StoredZ>;

/** The lines and exceptions of a Z: `TILL / LINES#000042`. */
const ZContent = z.pick(ZReport, { lines: true, exceptions: true });
export type ZContent = z.infer<typeof ZContent>;

/** A Z without its lines, with the sums that a list shows: `TILL / Z#000042`. */
const ZHead = z.extend(z.omit(StoredZ, { lines: true, exceptions: true }), {
  takenVuv: z.int(),
  hasDifference: z.boolean(),
});
export type ZHead = z.infer<typeof ZHead>;

const partition = 'TILL';
const headPrefix = 'Z#';
const sixDigits = (number: number): string => String(number).padStart(6, '0');
const headKey = (number: number): ItemKey => ({ pk: partition, sk: `${headPrefix}${sixDigits(number)}` });
const linesKey = (number: number): ItemKey => ({ pk: partition, sk: `LINES#${sixDigits(number)}` });

const retentionSeconds = retentionYears.till * 366 * 86_400;

export type ZStore = ReturnType<typeof zStore>;

/** Closed tills, numbered without gaps. Each is a head and its lines, written in one transaction. */
export function zStore(table: Table, clock: Clock) {
  const isUnexpired = (item: Record<string, unknown>): boolean => !isExpired(item, clock());

  const heads = async ({
    count = 0,
    since = Number.POSITIVE_INFINITY,
  }: {
    readonly count?: number;
    readonly since?: number;
  }): Promise<readonly ZHead[]> => {
    const found: ZHead[] = [];
    const page = { prefix: headPrefix, pageSize: Math.max(count, 1), isBackwards: true };
    for await (const item of itemsIn(table, partition, page)) {
      if (!isUnexpired(item)) break;
      const head = ZHead.parse(item);
      found.push(head);
      if (found.length >= count && head.closedAt < since) break;
    }
    return found;
  };

  const readContent = async (first: number, last: number): Promise<ZContent> => {
    const found: ZContent = { lines: [], exceptions: [] };
    const range = [linesKey(first).sk, linesKey(last).sk] as const;
    for await (const item of itemsIn(table, partition, { range })) {
      const { lines, exceptions } = ZContent.parse(item);
      found.lines.push(...lines);
      found.exceptions.push(...exceptions);
    }
    return found;
  };

  const find = async (number: number): Promise<StoredZ | undefined> => {
    const { sk } = headKey(number);
    for await (const item of itemsIn(table, partition, { range: [sk, sk] }))
      if (isUnexpired(item)) return StoredZ.parse({ ...item, ...(await readContent(number, number)) });
    return undefined;
  };

  return {
    /**
     * Reads the latest Zs without their lines, newest first: at least `count` of them, and all that were closed at or
     * after `since`, in epoch seconds.
     */
    heads,

    /**
     * Reads the lines and exceptions of the Zs closed at or after `since`, in epoch seconds: those of `knownHeads`, or
     * all that are stored.
     */
    async contentSince(since: number, knownHeads?: readonly ZHead[]): Promise<ZContent> {
      const numbers = (knownHeads ?? (await heads({ since })))
        .filter(({ closedAt }) => closedAt >= since)
        .map(({ number }) => number);
      return numbers.length === 0
        ? { lines: [], exceptions: [] }
        : readContent(Math.min(...numbers), Math.max(...numbers));
    },

    find,

    /** Stores a Z unless its number is taken. Returns the Z that has the number. */
    async close(report: StoredZ): Promise<StoredZ> {
      const { lines, exceptions, ...head } = report;
      const expiresAt = report.closedAt + retentionSeconds;
      const storedHead: ZHead = {
        ...head,
        takenVuv: cashUp(lines).total.takenVuv,
        hasDifference: hasDifference(countLines(lines, report.counted)),
      };
      const put = (Item: Record<string, unknown>) => ({
        Put: { TableName: table.name, Item, ConditionExpression: 'attribute_not_exists(pk)' },
      });
      const command = new TransactWriteCommand({
        TransactItems: [
          put({ ...headKey(report.number), ...storedHead, expiresAt }),
          put({ ...linesKey(report.number), lines, exceptions, expiresAt }),
        ],
      });
      return retryOnConflict(async () => {
        try {
          await table.client.send(command);
          return report;
        } catch (error) {
          if (!cancelledFor(error, 'ConditionalCheckFailed')) throw error;
          const first = await find(report.number);
          if (first === undefined) throw error;
          return first;
        }
      });
    },
  };
}
