import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, paginateQuery, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import * as z from 'zod/mini';
import { ZReport } from '../../../shared/staff/till/z-report.ts';
import { type CalendarDate, type Clock, parseCalendarDate } from '../../../shared/values/port-vila-time.ts';
import { type ItemKey, isExpired, type Table } from '../table/table.ts';

/** A closed till as stored, one item each: `TILL / Z#000042`. Never changed afterwards. */
export const StoredZ = z.extend(ZReport, {
  /** The command that closed it: a repetition finds its Z. */
  commandId: z.string(),
  /** The first day of visits whose payments may be in no Z. */
  readFrom: z.custom<CalendarDate>(
    (value) => typeof value === 'string' && parseCalendarDate(value) !== undefined,
  ),
});
export type StoredZ = z.infer<typeof StoredZ>;

const partition = 'TILL';
const keyOf = (number: number): ItemKey => ({ pk: partition, sk: `Z#${String(number).padStart(6, '0')}` });

/** Seven years: books have to be kept for that long. */
const keptSeconds = 7 * 366 * 86_400;

/** A Z of a busy day has 20 kB. */
const pageSize = 16;

export type ZStore = ReturnType<typeof zStore>;

/** Closed tills, numbered without a gap. */
export function zStore(table: Table, clock: Clock) {
  /** Those stored that are not expired. */
  const parsed = (items: readonly Record<string, unknown>[]): StoredZ[] =>
    items.filter((item) => !isExpired(item, clock())).map((item) => StoredZ.parse(item));

  const latest = async ({
    count = 0,
    since = Number.POSITIVE_INFINITY,
  }: {
    readonly count?: number;
    readonly since?: number;
  }): Promise<readonly StoredZ[]> => {
    const found: StoredZ[] = [];
    const pages = paginateQuery(
      { client: table.client, pageSize },
      {
        TableName: table.name,
        KeyConditionExpression: 'pk = :till',
        ExpressionAttributeValues: { ':till': partition },
        ScanIndexForward: false,
        ConsistentRead: true,
      },
    );
    const isEnough = () => found.length >= count && (found.at(-1)?.closedAt ?? since) < since;
    for await (const page of pages) {
      found.push(...parsed(page.Items ?? []));
      if (isEnough()) break;
    }
    return found;
  };

  return {
    /**
     * The latest Zs, the newest first: at least `count` of them, and all that were closed at or after `since`, in epoch
     * seconds.
     */
    latest,

    /** Ids of the entries in the Zs that were closed at or after `since`, in epoch seconds. */
    async entriesSince(since: number): Promise<ReadonlySet<string>> {
      return entriesOf((await latest({ since })).filter(({ closedAt }) => closedAt >= since));
    },

    async find(number: number): Promise<StoredZ | undefined> {
      const { pk, sk } = keyOf(number);
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          KeyConditionExpression: 'pk = :till AND sk = :number',
          ExpressionAttributeValues: { ':till': pk, ':number': sk },
          ConsistentRead: true,
        }),
      );
      return parsed(Items)[0];
    },

    /** Stores a Z unless there is one of its number; answers the Z that has the number now. */
    async close(report: StoredZ): Promise<StoredZ> {
      try {
        await table.client.send(
          new PutCommand({
            TableName: table.name,
            Item: { ...keyOf(report.number), ...report, expiresAt: report.closedAt + keptSeconds },
            ConditionExpression: 'attribute_not_exists(pk)',
            ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
          }),
        );
        return report;
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException) || error.Item === undefined) throw error;
        return StoredZ.parse(unmarshall(error.Item));
      }
    },
  };
}

/** Ids of the entries that some Zs cover. */
export const entriesOf = (zs: readonly StoredZ[]): ReadonlySet<string> =>
  new Set(zs.flatMap(({ lines }) => lines.map(({ id }) => id)));
