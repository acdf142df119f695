import { startSite } from './site-process.ts';

/** Starts the shared site and passes on its URL. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return () => site.stop();
}
