import { startDatabase } from '#tools/local-stack/dynamodb/dynamodb.ts';
import { startSite } from './site-process.ts';

/** Starts the database of all sites and the shared site, and passes on their URLs. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const database = await startDatabase();
  process.env.DATABASE_URL = database.endpoint;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return async () => {
    await site.stop();
    await database.stop();
  };
}
