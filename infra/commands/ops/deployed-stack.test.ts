import { createServer } from 'node:http';
import { CreateTableCommand, DynamoDBClient, type DynamoDBClientConfig } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LocalDatabase, startDatabase } from '../../local/dynamodb.ts';
import { closeServer, listen } from '../../local/ports.ts';
import { deployedStack } from './deployed-stack.ts';

const siteUrl = 'https://d1.example.com';
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
});
afterAll(() => database.stop());

it.each([
  ['prod', 'PortVilaRum-prod-BookingsTable1A2B-BBBB'],
  ['dev', 'PortVilaRum-dev-BookingsTable1A2B-AAAA'],
])('finds the table of the stage %s by the name that CloudFormation gave it', async (stage, name) => {
  expect(await deployedStack(stage, siteUrl, config)).toMatchObject({ table: { name }, siteUrl });
});

it.each([
  ['none', 'No table of the stage "none" is in this AWS account and region.'],
  ['twice', 'The stage "twice" has 2 tables'],
  ['Prod!', 'cannot be a stage'],
])('the stage %s: %s', async (stage, sentence) => {
  await expect(deployedStack(stage, siteUrl, config)).rejects.toThrow(sentence);
});

it('says in a sentence that credentials are not taken', async () => {
  const credentials = () => {
    throw Object.assign(new Error('Could not load credentials from any providers'), {
      name: 'CredentialsProviderError',
    });
  };
  await expect(deployedStack('prod', siteUrl, { ...config, credentials })).rejects.toThrow(
    'The stage "prod" cannot be reached: AWS does not take your credentials',
  );
});

it('says in a sentence that nothing answers', async () => {
  const nobody = { ...config, endpoint: 'http://127.0.0.1:1', maxAttempts: 1 };
  await expect(deployedStack('prod', siteUrl, nobody)).rejects.toThrow(
    'The stage "prod" cannot be reached: nothing of AWS answers there',
  );
});

describe('the account with Stripe', () => {
  /** Systems Manager that answers so; `asked` is what it was asked. */
  async function answering(status: number, body: object) {
    const asked: string[] = [];
    const server = createServer(async (request, response) => {
      for await (const chunk of request) asked.push(String(chunk));
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' }).end(JSON.stringify(body));
    });
    const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
    const { paymentAccount } = await deployedStack('prod', siteUrl, config, { ...config, endpoint });
    return { paymentAccount, asked, close: () => closeServer(server) };
  }

  it('has the key of the stage, decrypted', async () => {
    const ssm = await answering(200, { Parameter: { Value: 'sk_live_sample\n' } });
    expect(await ssm.paymentAccount()).toEqual({ secretKey: 'sk_live_sample' });
    expect(JSON.parse(ssm.asked.join(''))).toEqual({
      Name: '/PortVilaRum-prod/stripe-secret-key',
      WithDecryption: true,
    });
    await ssm.close();
  });

  it.each([
    ['ParameterNotFound', 'The stage "prod" has no parameter /PortVilaRum-prod/stripe-secret-key'],
    ['AccessDeniedException', 'cannot be read with your AWS credentials: AccessDeniedException'],
  ])('%s: %s', async (name, sentence) => {
    const ssm = await answering(400, { __type: name, message: name });
    await expect(ssm.paymentAccount()).rejects.toThrow(sentence);
    await ssm.close();
  });
});
