import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

/**
 * The items of a partition in the order of their sort keys, expired ones too, read page by page as they are needed, and
 * by default consistently.
 *
 * @param options.prefix of the sort keys
 * @param options.range the first and the last sort key, instead of a prefix
 * @param options.pageSize items per page, for a caller that needs few of many
 * @param options.isBackwards the highest sort key first
 * @param options.isConsistent if false, the read costs half, but may miss the latest writes
 * @param options.after sort key after which to begin
 */
export async function* itemsIn(
  table: Table,
  pk: string,
  {
    prefix,
    range,
    pageSize,
    isBackwards = false,
    isConsistent = true,
    after,
  }: {
    readonly prefix?: string;
    readonly range?: readonly [string, string];
    readonly pageSize?: number;
    readonly isBackwards?: boolean;
    readonly isConsistent?: boolean;
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
      KeyConditionExpression: [
        'pk = :pk',
        ...(prefix === undefined ? [] : ['begins_with(sk, :prefix)']),
        ...(range === undefined ? [] : ['sk BETWEEN :first AND :last']),
      ].join(' AND '),
      ExpressionAttributeValues: {
        ':pk': pk,
        ...(prefix !== undefined && { ':prefix': prefix }),
        ...(range !== undefined && { ':first': range[0], ':last': range[1] }),
      },
      ConsistentRead: isConsistent,
      ScanIndexForward: !isBackwards,
    },
  );
  for await (const page of pages) yield* page.Items ?? [];
}
