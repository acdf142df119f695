import { openTestDatabase } from '#tools/dev-cli/test/test-database.ts';
import { startSite } from './site-process.ts';

/** Opens the database of all sites, starts the shared site, and passes on their URLs. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const database = await openTestDatabase();
  process.env.DATABASE_URL = database.endpoint;
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return async () => {
    await site.stop();
    await database.stop();
  };
}
