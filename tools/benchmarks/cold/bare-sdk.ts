import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';

const client = DynamoDBDocumentClient.from(new DynamoDBClient({}));

/** The minimum cost of a function that reads one item of the table. */
export const handler = () =>
  client.send(new GetCommand({ TableName: 'table', Key: { pk: 'a', sk: 'b' }, ConsistentRead: true }));
