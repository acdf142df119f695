import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import { DayFigures } from '#shared/numbers/figures.ts';
import type { Table } from '../table/table.ts';

const partition = 'FIGURES';

export type KeptFigures = ReturnType<typeof keptFigures>;

/** The figures of days that can no longer change: `FIGURES / 2026-11-24`. They hold no personal data and never expire. */
export function keptFigures(table: Table) {
  return {
    /** Keeps the figures of a day; what is kept already stays. */
    async keep(day: DayFigures): Promise<'kept' | 'known'> {
      try {
        await table.client.send(
          new PutCommand({
            TableName: table.name,
            Item: { pk: partition, sk: day.date, ...day },
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        );
        return 'kept';
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
        return 'known';
      }
    },

    /** The stored figures of the days from first to last, both inclusive, by day. */
    async between(first: string, last: string): Promise<ReadonlyMap<string, DayFigures>> {
      const pages = paginateQuery(
        { client: table.client },
        {
          TableName: table.name,
          KeyConditionExpression: 'pk = :figures AND sk BETWEEN :first AND :last',
          ExpressionAttributeValues: { ':figures': partition, ':first': first, ':last': last },
        },
      );
      const days = new Map<string, DayFigures>();
      for await (const page of pages)
        for (const item of page.Items ?? []) days.set(String(item.sk), DayFigures.parse(item));
      return days;
    },
  };
}
