import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { type DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { products } from '../../../shared/shop/products.ts';
import type { LocalTable } from '../dynamodb/tables.ts';

/** Bottles of each rum that the shop begins with on this machine. */
const firstBottles = 24;

/** Fills the shelves of a shop that has never had any; where a product has been counted before, nothing changes. */
export async function putFirstStock(
  documents: DynamoDBDocumentClient,
  tables: readonly LocalTable[],
  now: Date,
): Promise<void> {
  const table = tables.find(({ partitionKey, sortKey }) => partitionKey === 'pk' && sortKey === 'sk');
  if (table === undefined) return;
  await Promise.all(
    products.map(({ id, name, abv }) =>
      documents
        .send(
          new PutCommand({
            TableName: table.name,
            Item: {
              pk: 'INVENTORY',
              sk: `PRODUCT#${id}`,
              productId: id,
              name: name.en,
              abv,
              quantity: firstBottles,
              held: 0,
              sold: 0,
              lastUpdated: now.toISOString(),
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        )
        .catch((problem: unknown) => {
          if (!(problem instanceof ConditionalCheckFailedException)) throw problem;
        }),
    ),
  );
}
