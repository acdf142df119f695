import type { TestProject } from 'vitest/node';
import { openTestDatabase } from '../test/test-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of DynamoDB Local, for example `http://127.0.0.1:43121`. */
    dynamoDbEndpoint: string;
  }
}

/** Opens one DynamoDB Local for all store tests of a run; Vitest calls the returned function at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await openTestDatabase();
  project.provide('dynamoDbEndpoint', database.endpoint);
  return database.stop;
}
