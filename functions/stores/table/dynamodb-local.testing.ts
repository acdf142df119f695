import { randomUUID } from 'node:crypto';
import { DeleteTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { afterAll, inject } from 'vitest';
import { createTableCommand } from './table-shape.testing.ts';

/** One client for all tables of a file: several would open separate connections. */
let sharedClient: DynamoDBClient | undefined;
const tables = new Set<string>();

/**
 * Creates an empty table of the product's shape (keys `pk` and `sk`) in the DynamoDB Local of this test run. Each test
 * file has a separate one, for isolation.
 *
 * TTL is disabled: DynamoDB Local deletes expired items within seconds, DynamoDB within days, and the stores must not
 * depend on either. Streams are disabled: hundreds of them slow every write tenfold, even after their tables are
 * deleted.
 */
export async function freshTable(): Promise<{ client: DynamoDBClient; tableName: string }> {
  sharedClient ??= new DynamoDBClient({
    endpoint: inject('dynamoDbEndpoint'),
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    // Enough sockets for the largest burst of the tests; the SDK warns about queueing.
    requestHandler: { httpAgent: { maxSockets: 256 } },
  });
  const client = sharedClient;
  const tableName = `table-${randomUUID()}`;
  await client.send(createTableCommand(tableName));
  tables.add(tableName);
  return { client, tableName };
}

/** The more tables DynamoDB Local has, the longer each call takes: a thousand double it. */
export async function dropTable(tableName: string): Promise<void> {
  if (!tables.delete(tableName)) return;
  await sharedClient?.send(new DeleteTableCommand({ TableName: tableName }));
}

afterAll(async () => {
  for (const tableName of tables) await dropTable(tableName);
  sharedClient?.destroy();
});
