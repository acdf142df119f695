import type { MeasurementIds } from './built-site.ts';

export type Provider = 'analytics' | 'pixel';

/** Providers of web analytics, and the host of their documents. */
export interface Measurement {
  ids: MeasurementIds;
  /** Providers with an id, each with a document in which its script runs. */
  providers: readonly Provider[];
  siteHost: string;
  /** A separate host, because on the host of the site a provider's script could read pages and call the API. */
  host: string;
}

/** @returns undefined without an id, or without a domain, since only a domain can have a second host */
export function measurementOf(ids: MeasurementIds, domain: string | undefined): Measurement | undefined {
  const providers = (['analytics', 'pixel'] as const).filter((name) => ids[`${name}Id`] !== '');
  if (domain === undefined || providers.length === 0) return undefined;
  return { ids, providers, siteHost: domain, host: `m.${domain}` };
}
