import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { Table } from './table.ts';

/** After every character of a sort key. */
const lastCharacter = '\uffff';

/**
 * The items of a partition in the order of their sort keys, expired ones too, read consistently and page by page as
 * they are needed.
 *
 * @param sought.prefix of the sort keys
 * @param sought.prefixes of the first and the last sort keys
 * @param sought.pageSize where few of many items are needed
 * @param sought.isBackwards the highest sort key first
 */
export async function* itemsIn(
  table: Table,
  pk: string,
  {
    prefix,
    prefixes = prefix === undefined ? undefined : [prefix, prefix],
    pageSize,
    isBackwards = false,
  }: {
    readonly prefix?: string;
    readonly prefixes?: readonly [first: string, last: string] | undefined;
    readonly pageSize?: number;
    readonly isBackwards?: boolean;
  } = {},
): AsyncGenerator<Record<string, unknown>, void> {
  const pages = paginateQuery(
    { client: table.client, ...(pageSize !== undefined && { pageSize }) },
    {
      TableName: table.name,
      KeyConditionExpression:
        prefixes === undefined ? 'pk = :pk' : 'pk = :pk AND sk BETWEEN :first AND :last',
      ExpressionAttributeValues: {
        ':pk': pk,
        ...(prefixes && { ':first': prefixes[0], ':last': `${prefixes[1]}${lastCharacter}` }),
      },
      ConsistentRead: true,
      ScanIndexForward: !isBackwards,
    },
  );
  for await (const page of pages) yield* page.Items ?? [];
}
