import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import type { LocalTable } from './tables.ts';

/** Puts items into the table with the keys `pk` and `sk`, without overwriting existing ones. */
export async function seedTables(
  documents: DynamoDBDocumentClient,
  tables: readonly LocalTable[],
  items: readonly Record<string, unknown>[],
): Promise<void> {
  const table = tables.find(({ partitionKey, sortKey }) => partitionKey === 'pk' && sortKey === 'sk');
  if (table === undefined) return;
  const put = (item: Record<string, unknown>) =>
    new PutCommand({ TableName: table.name, Item: item, ConditionExpression: 'attribute_not_exists(pk)' });
  await Promise.all(
    items.map((item) =>
      documents.send(put(item)).catch((problem: unknown) => {
        if (!(problem instanceof ConditionalCheckFailedException)) throw problem;
      }),
    ),
  );
}
