import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { freshTable } from './dynamodb-local.testing.ts';
import type { Table } from './table.ts';

/** An empty table, and a look at all that lies in it. */
export async function observedTable(): Promise<Table & { items: () => Promise<Record<string, unknown>[]> }> {
  const { client: plain, tableName: name } = await freshTable();
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const items = async () => {
    const found: Record<string, unknown>[] = [];
    for await (const page of paginateScan({ client }, { TableName: name, ConsistentRead: true })) {
      found.push(...(page.Items ?? []));
    }
    return found;
  };
  return { client, name, items };
}
