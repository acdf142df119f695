import type { LocalNames } from '../template/local-names.ts';
import type { AccessCheck } from './policies.ts';

/** Key attributes of a table. */
export interface KeySchema {
  partitionKey: string;
  sortKey: string | undefined;
}

type Input = Record<string, unknown>;

interface ItemRequest {
  TableName?: string;
  IndexName?: string;
  Key?: Input;
  Item?: Input;
  Keys?: Input[];
  KeyConditionExpression?: string;
  UpdateExpression?: string;
  ProjectionExpression?: string;
  ConditionExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Input;
  Select?: string;
  ReturnValues?: string;
}

interface Context {
  names: LocalNames;
  keySchemas: ReadonlyMap<string, KeySchema>;
}

const transactionActions: Record<string, string> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
  Get: 'GetItem',
};

const operationsWithoutTable = ['ListTables', 'ListStreams', 'DescribeLimits', 'DescribeEndpoints'];

/** Permissions that a DynamoDB call requires: one for each table of a batch, and for each part of a transaction. */
export function dynamoDbChecks(operation: string, input: Input, context: Context): AccessCheck[] {
  if (operation === 'TransactWriteItems' || operation === 'TransactGetItems') {
    return transactionParts(input).map(({ kind, request }) =>
      check(transactionActions[kind] ?? kind, request, context, {
        'dynamodb:EnclosingOperation': [operation],
      }),
    );
  }
  if (operation === 'BatchGetItem' || operation === 'BatchWriteItem') {
    return Object.entries((input.RequestItems ?? {}) as Record<string, unknown>).map(([TableName, request]) =>
      check(operation, batchRequest(TableName, request), context),
    );
  }
  if (operationsWithoutTable.includes(operation))
    return [{ action: `dynamodb:${operation}`, resource: '*', context: {} }];
  if (
    operation === 'ExecuteStatement' ||
    operation === 'BatchExecuteStatement' ||
    operation === 'ExecuteTransaction'
  ) {
    // PartiQL names its table inside the statement; none of our roles may use it, so the check covers all resources.
    return [{ action: 'dynamodb:PartiQLSelect', resource: '*', context: {} }];
  }
  return [check(operation, input as ItemRequest, context)];
}

/** Items that a call would write, to detect transaction conflicts. */
export function writtenKeys(operation: string, input: Input, keySchemas: Context['keySchemas']): string[] {
  const singleWrites = ['PutItem', 'UpdateItem', 'DeleteItem'];
  if (singleWrites.includes(operation)) return [itemKey(input as ItemRequest, keySchemas)];
  if (operation === 'TransactWriteItems') {
    return transactionParts(input).map(({ request }) => itemKey(request, keySchemas));
  }
  if (operation === 'TransactGetItems') {
    return transactionParts(input).map(({ request }) => itemKey(request, keySchemas));
  }
  return [];
}

function transactionParts(input: Input): { kind: string; request: ItemRequest }[] {
  return ((input.TransactItems ?? []) as Record<string, ItemRequest>[]).flatMap((item) =>
    Object.entries(item).map(([kind, request]) => ({ kind, request })),
  );
}

function batchRequest(TableName: string, request: unknown): ItemRequest {
  if (!Array.isArray(request)) return { TableName, ...(request as ItemRequest) };
  const parts = request as { PutRequest?: { Item: Input }; DeleteRequest?: { Key: Input } }[];
  return {
    TableName,
    Keys: parts.flatMap(({ PutRequest, DeleteRequest }) => [PutRequest?.Item ?? DeleteRequest?.Key ?? {}]),
  };
}

function check(
  operation: string,
  request: ItemRequest,
  { names, keySchemas }: Context,
  extra: AccessCheck['context'] = {},
): AccessCheck {
  const table = request.TableName ?? '*';
  const tableArn = table.startsWith('arn:')
    ? table
    : `arn:aws:dynamodb:${names.region}:${names.accountId}:table/${table}`;
  const schema = keySchemas.get(table.split('/').at(-1) ?? '');
  const select =
    request.Select ?? (request.ProjectionExpression === undefined ? undefined : 'SPECIFIC_ATTRIBUTES');
  return {
    action: `dynamodb:${operation}`,
    resource: request.IndexName === undefined ? tableArn : `${tableArn}/index/${request.IndexName}`,
    context: {
      'dynamodb:LeadingKeys': schema === undefined ? [] : leadingKeys(request, schema.partitionKey),
      'dynamodb:Attributes': attributesOf(request),
      ...(select !== undefined && { 'dynamodb:Select': [select] }),
      ...(request.ReturnValues !== undefined && { 'dynamodb:ReturnValues': [request.ReturnValues] }),
      ...extra,
    },
  };
}

function leadingKeys(request: ItemRequest, partitionKey: string): string[] {
  const items = [request.Key, request.Item, ...(request.Keys ?? [])];
  const fromItems = items.flatMap((item) =>
    item?.[partitionKey] === undefined ? [] : [scalar(item[partitionKey])],
  );
  const names = request.ExpressionAttributeNames ?? {};
  const equalities = (request.KeyConditionExpression ?? '').matchAll(/([#\w]+)\s*=\s*(:\w+)/g);
  const fromQuery = [...equalities].flatMap(([, name = '', value = '']) =>
    (names[name] ?? name) === partitionKey ? [scalar(request.ExpressionAttributeValues?.[value])] : [],
  );
  return [...new Set([...fromItems, ...fromQuery])];
}

/** Top-level attributes used anywhere in a request. */
function attributesOf(request: ItemRequest): string[] {
  const names = request.ExpressionAttributeNames ?? {};
  const inItems = [request.Key, request.Item, ...(request.Keys ?? [])].flatMap((item) =>
    Object.keys(item ?? {}),
  );
  const projected = (request.ProjectionExpression ?? '').split(',').flatMap((path) => {
    const [top = ''] = path.trim().split(/[.[]/);
    return top === '' ? [] : [names[top] ?? top];
  });
  return [...new Set([...inItems, ...projected, ...Object.values(names)])];
}

function itemKey(request: ItemRequest, keySchemas: Context['keySchemas']): string {
  const schema = keySchemas.get(request.TableName ?? '');
  const item = request.Key ?? request.Item ?? {};
  const sort = schema?.sortKey === undefined ? '' : scalar(item[schema.sortKey]);
  return [request.TableName, scalar(item[schema?.partitionKey ?? '']), sort].join('\u0000');
}

/** The value inside `{ S: 'x' }`, `{ N: '1' }` or `{ B: … }`. */
function scalar(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  return String(Object.values(value)[0] ?? '');
}
