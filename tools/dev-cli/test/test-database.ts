import { type LocalDatabase, sharedDatabase, startDatabase } from '#tools/local-stack/dynamodb/dynamodb.ts';

/** The DynamoDB Local that `npm test` has started for all its suites, or a new one when a suite runs alone. */
export function openTestDatabase(): Promise<LocalDatabase> {
  const { DATABASE_URL } = process.env;
  return DATABASE_URL === undefined ? startDatabase() : Promise.resolve(sharedDatabase(DATABASE_URL));
}
