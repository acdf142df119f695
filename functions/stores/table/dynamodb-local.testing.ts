import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { inject } from 'vitest';

/**
 * Makes an empty table of the product's shape (keys `pk` and `sk`) in the DynamoDB Local of this test run. Each test
 * file takes its own, so that files cannot disturb each other.
 *
 * Expiry is left off: DynamoDB Local removes expired items within seconds, DynamoDB within days, and the stores
 * must not depend on either. There is no stream: with some hundred of them every write takes ten times as long, also
 * when their tables are gone.
 */
export async function freshTable(): Promise<{ client: DynamoDBClient; tableName: string }> {
  const client = new DynamoDBClient({
    endpoint: inject('dynamoDbEndpoint'),
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    // As many calls at once as a rush of the tests makes: the SDK warns of those that wait for a socket.
    requestHandler: { httpAgent: { maxSockets: 256 } },
  });
  const tableName = `table-${randomUUID()}`;
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
    }),
  );
  return { client, tableName };
}
