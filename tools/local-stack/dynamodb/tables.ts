import {
  CreateTableCommand,
  type CreateTableCommandInput,
  DescribeTableCommand,
  type DynamoDBClient,
  ResourceInUseException,
} from '@aws-sdk/client-dynamodb';
import type { ResolvedResource, Template } from '../template/template.ts';

export interface LocalTable {
  /** Logical id in the template. */
  id: string;
  name: string;
  partitionKey: string;
  sortKey: string | undefined;
  /** The emulator's stream ARN, not the template's. */
  streamArn: string | undefined;
}

interface TableProperties {
  AttributeDefinitions: CreateTableCommandInput['AttributeDefinitions'];
  KeySchema: { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[];
  GlobalSecondaryIndexes?: CreateTableCommandInput['GlobalSecondaryIndexes'];
  LocalSecondaryIndexes?: CreateTableCommandInput['LocalSecondaryIndexes'];
  StreamSpecification?: { StreamViewType: 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES' | 'KEYS_ONLY' };
}

/**
 * Creates the template's tables with keys, indexes and streams, unless an earlier run did. Time to live is disabled: the
 * emulator deletes items within seconds, AWS within days, and nothing may depend on either.
 */
export async function createTables(template: Template, client: DynamoDBClient): Promise<LocalTable[]> {
  const resources = template.ofType<TableProperties>('AWS::DynamoDB::Table', 'AWS::DynamoDB::GlobalTable');
  return Promise.all(
    resources.map((resource) => createTable(resource, template.reference(resource.id), client)),
  );
}

async function createTable(
  { id, properties }: ResolvedResource<TableProperties>,
  name: string,
  client: DynamoDBClient,
): Promise<LocalTable> {
  const {
    AttributeDefinitions,
    KeySchema,
    GlobalSecondaryIndexes,
    LocalSecondaryIndexes,
    StreamSpecification,
  } = properties;
  try {
    await client.send(
      new CreateTableCommand({
        TableName: name,
        AttributeDefinitions,
        KeySchema,
        BillingMode: 'PAY_PER_REQUEST',
        ...(GlobalSecondaryIndexes && { GlobalSecondaryIndexes }),
        ...(LocalSecondaryIndexes && { LocalSecondaryIndexes }),
        ...(StreamSpecification && {
          StreamSpecification: { StreamEnabled: true, StreamViewType: StreamSpecification.StreamViewType },
        }),
      }),
    );
  } catch (problem) {
    if (!(problem instanceof ResourceInUseException)) throw problem;
  }
  const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
  return {
    id,
    name,
    partitionKey: KeySchema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '',
    sortKey: KeySchema.find(({ KeyType }) => KeyType === 'RANGE')?.AttributeName,
    streamArn: Table?.LatestStreamArn,
  };
}
