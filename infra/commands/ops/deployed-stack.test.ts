import { CreateTableCommand, DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type LocalDatabase, startDatabase } from '../../local/dynamodb.ts';
import { deployedStack } from './deployed-stack.ts';

let database: LocalDatabase;
let config: DynamoDBClientConfig;

beforeAll(async () => {
  database = await startDatabase();
  config = {
    endpoint: database.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  const client = new DynamoDBClient(config);
  const names = [
    'PortVilaRum-dev-BookingsTable1A2B-AAAA',
    'PortVilaRum-prod-BookingsTable1A2B-BBBB',
    'PortVilaRum-prod-EnquiriesTable-CCCC',
    'PortVilaRum-prod2-BookingsTable1A2B-DDDD',
    'PortVilaRum-twice-BookingsTable-EEEE',
    'PortVilaRum-twice-BookingsTable-FFFF',
  ];
  // More tables than one page of names holds, on both sides.
  const others = Array.from({ length: 105 }, (_, index) => `A-${index}`);
  for (const TableName of [...names, ...others, 'Zzz']) {
    await client.send(
      new CreateTableCommand({
        TableName,
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      }),
    );
  }
}, 60_000);
afterAll(() => database.stop());

it.each([
  ['prod', 'PortVilaRum-prod-BookingsTable1A2B-BBBB'],
  ['dev', 'PortVilaRum-dev-BookingsTable1A2B-AAAA'],
])('finds the table of the stage %s by the name that CloudFormation gave it', async (stage, name) => {
  expect((await deployedStack(stage, config)).table.name).toBe(name);
});

it.each([
  ['none', 'No table of the stage "none" is in this AWS account and region.'],
  ['twice', 'The stage "twice" has 2 tables'],
  ['Prod!', 'cannot be a stage'],
])('the stage %s: %s', async (stage, sentence) => {
  await expect(deployedStack(stage, config)).rejects.toThrow(sentence);
});

it('says in a sentence that credentials are not taken', async () => {
  const credentials = () => {
    throw Object.assign(new Error('Could not load credentials from any providers'), {
      name: 'CredentialsProviderError',
    });
  };
  await expect(deployedStack('prod', { ...config, credentials })).rejects.toThrow(
    'The stage "prod" cannot be reached: AWS does not take your credentials',
  );
});
