import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { inject } from 'vitest';
import { freshTable } from './dynamodb-local.testing.ts';
import type { Table } from './table.ts';

/** A table that a test can look into. */
export interface ObservedTable extends Table {
  /** All that lies in it. */
  readonly items: () => Promise<Record<string, unknown>[]>;
  /** For another client of the same table. */
  readonly settings: DynamoDBClientConfig;
  /** The environment in which a deployed function finds it. */
  readonly environment: Readonly<Record<string, string>>;
}

/** An empty table in the DynamoDB Local of this test run. */
export async function observedTable(): Promise<ObservedTable> {
  const { client: plain, tableName: name } = await freshTable();
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } });
  const items = async () => {
    const found: Record<string, unknown>[] = [];
    for await (const page of paginateScan({ client }, { TableName: name, ConsistentRead: true })) {
      found.push(...(page.Items ?? []));
    }
    return found;
  };
  const settings = {
    endpoint: inject('dynamoDbEndpoint'),
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  const environment = {
    TABLE_NAME: name,
    AWS_ENDPOINT_URL_DYNAMODB: inject('dynamoDbEndpoint'),
    AWS_REGION: 'local',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
  };
  return { client, name, items, settings, environment };
}
