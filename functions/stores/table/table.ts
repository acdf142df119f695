import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { perAttempt, withDeadline } from '../../request-context/deadline.ts';

/** The one table, and the client to reach it. */
export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

/** Where an item lies. */
export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

/** Milliseconds until a try is given up. */
const requestTimeout = 1500;

/**
 * Opens the table. Two tries of 1.5 s each: a table that does not answer is given up after 3 s, well before the
 * endpoint's 8 s, and those before the client's 10 s. Of several calls of a request, one after the other, none is begun
 * that would end later.
 */
export function openTable(name: string): Table {
  const client = new DynamoDBClient({
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 1000, requestTimeout, throwOnRequestTimeout: true },
  });
  client.middlewareStack.add(withDeadline(requestTimeout), perAttempt);
  return {
    name,
    client: DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } }),
  };
}

/** Seconds since 1970, as TTL and stored times have them. */
export const epochSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** Whether an item counts as absent, although it may still lie there: TTL deletion may lag by days. */
export const isExpired = (item: Record<string, unknown>, now: Date): boolean =>
  typeof item.expiresAt === 'number' && item.expiresAt <= epochSeconds(now);
