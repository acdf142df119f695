import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { perAttempt, withDeadline } from '#functions/request-context/deadline.ts';

export interface Table {
  readonly client: DynamoDBDocumentClient;
  readonly name: string;
}

export interface ItemKey {
  readonly pk: string;
  readonly sk: string;
}

const requestTimeout = 1500;

/**
 * Opens the table. Two attempts of 1.5 s: an unresponsive table fails after 3 s, well before the time limits of the
 * endpoint (8 s) and the client (10 s). All calls made for one request share its deadline.
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

/** Seconds since 1970, as in TTL and stored times. */
export const epochSeconds = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** Whether an item counts as expired; TTL deletion may lag by days. */
export const isExpired = (item: Record<string, unknown>, now: Date): boolean =>
  typeof item.expiresAt === 'number' && item.expiresAt <= epochSeconds(now);
