import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

/**
 * The items of a partition in the order of their sort keys, expired ones too, read consistently and page by page as
 * they are needed.
 *
 * @param sought.prefix of the sort keys
 * @param sought.pageSize where few of many items are needed
 * @param sought.isBackwards the highest sort key first
 * @param sought.after sort key behind which to begin
 */
export async function* itemsIn(
  table: Table,
  pk: string,
  {
    prefix,
    pageSize,
    isBackwards = false,
    after,
  }: {
    readonly prefix?: string;
    readonly pageSize?: number;
    readonly isBackwards?: boolean;
    readonly after?: string | undefined;
  } = {},
): AsyncGenerator<Record<string, unknown>, void> {
  const pages = paginateQuery(
    {
      client: table.client,
      ...(pageSize !== undefined && { pageSize }),
      ...(after !== undefined && { startingToken: { pk, sk: after } }),
    },
    {
      TableName: table.name,
      KeyConditionExpression: prefix === undefined ? 'pk = :pk' : 'pk = :pk AND begins_with(sk, :prefix)',
      ExpressionAttributeValues: { ':pk': pk, ...(prefix !== undefined && { ':prefix': prefix }) },
      ConsistentRead: true,
      ScanIndexForward: !isBackwards,
    },
  );
  for await (const page of pages) yield* page.Items ?? [];
}
