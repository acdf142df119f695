import { startSite } from './site-process.ts';

/** Starts the product for all tests, and tells them where it is. */
export default async function startSiteOfAll(): Promise<() => Promise<void>> {
  const site = await startSite();
  process.env.SITE_URL = site.url;
  return () => site.stop();
}
