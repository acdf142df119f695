import type { DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, paginateScan } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { unpackLog } from '../bookings/visit-item.ts';
import { dropTable, freshTable } from './dynamodb-local.testing.ts';
import type { Table } from './table.ts';

/** A table whose content tests can inspect. */
export interface ObservedTable extends Table {
  /** All items but the counters of days, which every write raises; logs are unpacked. @param prefix of the sort keys */
  readonly items: (prefix?: string) => Promise<Record<string, unknown>[]>;
  /** Configuration for another client of the same table. */
  readonly settings: DynamoDBClientConfig;
  readonly environment: Readonly<Record<string, string>>;
}

/** The table of a file's tests: an empty one before each test, or one for all tests. */
export function testTable(lifetime: 'each test' | 'all tests' = 'each test'): ObservedTable {
  let table: ObservedTable;
  const createTable = async () => {
    table = await observedTable();
  };
  if (lifetime === 'each test') {
    beforeEach(createTable);
    afterEach(() => dropTable(table.name));
  } else beforeAll(createTable);
  return {
    items: (prefix) => table.items(prefix),
    get client() {
      return table.client;
    },
    get name() {
      return table.name;
    },
    get settings() {
      return table.settings;
    },
    get environment() {
      return table.environment;
    },
  };
}

export async function observedTable(): Promise<ObservedTable> {
  const { client: rawClient, tableName: name } = await freshTable();
  const client = DynamoDBDocumentClient.from(rawClient, { marshallOptions: { removeUndefinedValues: true } });
  const items = async (prefix = '') => {
    const found: Record<string, unknown>[] = [];
    for await (const page of paginateScan({ client }, { TableName: name, ConsistentRead: true })) {
      found.push(...(page.Items ?? []));
    }
    return found.filter(({ sk }) => sk !== 'CHANGES' && String(sk).startsWith(prefix)).map(withUnpackedLog);
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

/** Unpacks the log, so that tests find its texts. */
const withUnpackedLog = (item: Record<string, unknown>): Record<string, unknown> =>
  item.log instanceof Uint8Array ? { ...item, log: unpackLog(item.log) } : item;
