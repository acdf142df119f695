import { describe, expect, test } from 'vitest';
import type { LocalNames } from '../template/local-names.ts';
import { dynamoDbChecks } from './dynamodb-call.ts';
import { decide, type Role } from './policies.ts';

const table = 'arn:aws:dynamodb:ap-southeast-2:000000000000:table/Bookings';
const queue = 'arn:aws:sqs:ap-southeast-2:000000000000:Mail';
type Statement = Role['statements'][number];
const allow = (rest: Omit<Statement, 'Effect'>): Statement => ({ Effect: 'Allow', ...rest });
const deny = (rest: Omit<Statement, 'Effect'>): Statement => ({ Effect: 'Deny', ...rest });

describe('an IAM role of the local stack', () => {
  const getItem = { action: 'dynamodb:GetItem', resource: table };
  const getThis = { Action: 'dynamodb:GetItem', Resource: table };
  const everything = { Action: '*', Resource: '*' };
  const withoutTls = { Bool: { 'aws:SecureTransport': 'false' } };
  const days = { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['DAY#*'] } };
  const twoDays = { 'dynamodb:LeadingKeys': ['DAY#1', 'ORDERS#1'] };

  test.each<[string, Statement[], string]>([
    ['allows nothing without statements', [], 'not-allowed'],
    ['allows by name', [allow(getThis)], 'allowed'],
    ['ignores case in actions', [allow({ Action: 'DynamoDB:getitem', Resource: table })], 'allowed'],
    [
      'does not allow another action',
      [allow({ Action: 'dynamodb:PutItem', Resource: table })],
      'not-allowed',
    ],
    ['allows by wildcard', [allow({ Action: ['dynamodb:Get*'], Resource: '*' })], 'allowed'],
    [
      'does not allow a table when only its index is allowed',
      [allow({ Action: '*', Resource: `${table}/index/x` })],
      'not-allowed',
    ],
    ['checks the resource', [allow({ Action: '*', Resource: queue })], 'not-allowed'],
    [
      'does not treat a dot as a wildcard',
      [allow({ Action: '*', Resource: 'arn.aws.dynamodb*' })],
      'not-allowed',
    ],
    ['lets a deny override an allow', [allow(everything), deny(getThis)], 'denied'],
    [
      'allows all actions except those in NotAction',
      [allow({ NotAction: 'dynamodb:PutItem', Resource: table })],
      'allowed',
    ],
    [
      'does not allow the resources in NotResource',
      [allow({ Action: '*', NotResource: table })],
      'not-allowed',
    ],
    [
      'ignores a deny of calls without TLS, since calls use it',
      [allow(everything), deny({ ...everything, Condition: withoutTls })],
      'allowed',
    ],
  ])('%s', (_case, statements, expected) => {
    expect(decide({ statements }, { context: {}, ...getItem })).toBe(expected);
  });

  test('requires a permission for every value of a condition key', () => {
    const statements = [allow({ ...everything, Condition: days })];
    expect(decide({ statements }, { ...getItem, context: twoDays })).toBe('not-allowed');
  });

  test.each<[string, Record<string, string[]>, string]>([
    ['allows a call that meets the condition', { 'ses:FromAddress': ['a@example.com'] }, 'allowed'],
    [
      'does not allow a call that fails the condition',
      { 'ses:FromAddress': ['b@example.com'] },
      'not-allowed',
    ],
    ['does not allow a call without the condition’s key', {}, 'not-allowed'],
  ])('%s', (_case, context, expected) => {
    const Condition = { StringEquals: { 'ses:FromAddress': 'a@example.com' } };
    const statements = [allow({ ...everything, Condition })];
    expect(decide({ statements }, { action: 'ses:SendRawEmail', resource: '*', context })).toBe(expected);
  });
});

describe('the permissions that a DynamoDB call requires', () => {
  const names = { region: 'ap-southeast-2', accountId: '000000000000' } as LocalNames;
  const context = { names, keySchemas: new Map([['Bookings', { partitionKey: 'pk', sortKey: 'sk' }]]) };
  const requiredPermissions = (operation: string, input: Record<string, unknown>): string[] =>
    dynamoDbChecks(operation, input, context).map(({ action, resource }) => `${action} ${resource}`);
  const Key = { pk: { S: 'DAY#1' }, sk: { S: 'SLOT#1' } };

  test('cover each part of a transaction', () => {
    const TransactItems = [
      { Put: { TableName: 'Bookings', Item: Key } },
      { Update: { TableName: 'Bookings', Key } },
      { Delete: { TableName: 'Other', Key } },
      { ConditionCheck: { TableName: 'Bookings', Key } },
    ];
    expect(requiredPermissions('TransactWriteItems', { TransactItems })).toEqual([
      `dynamodb:PutItem ${table}`,
      `dynamodb:UpdateItem ${table}`,
      `dynamodb:DeleteItem ${table.replace('Bookings', 'Other')}`,
      `dynamodb:ConditionCheckItem ${table}`,
    ]);
  });

  test('cover each table of a batch', () => {
    const RequestItems = { Bookings: { Keys: [Key] }, Other: { Keys: [Key] } };
    expect(requiredPermissions('BatchGetItem', { RequestItems })).toEqual([
      `dynamodb:BatchGetItem ${table}`,
      `dynamodb:BatchGetItem ${table.replace('Bookings', 'Other')}`,
    ]);
  });

  test('include the queried index', () => {
    expect(requiredPermissions('Query', { TableName: 'Bookings', IndexName: 'byMail' })).toEqual([
      `dynamodb:Query ${table}/index/byMail`,
    ]);
  });

  test('include the partition key of a query as the condition key dynamodb:LeadingKeys', () => {
    const [query] = dynamoDbChecks(
      'Query',
      {
        TableName: 'Bookings',
        KeyConditionExpression: '#p = :day AND begins_with(sk, :s)',
        ExpressionAttributeNames: { '#p': 'pk' },
        ExpressionAttributeValues: { ':day': { S: 'DAY#1' }, ':s': { S: 'SLOT#' } },
      },
      context,
    );
    expect(query?.context['dynamodb:LeadingKeys']).toEqual(['DAY#1']);
  });
});
