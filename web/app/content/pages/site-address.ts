import { siteUrl } from '#shared/content/business.ts';
import { addressOf } from '#shared/site/site-paths.ts';

/** Absolute URL of a file or another path of the origin, for search engines and social networks. */
export const siteAddress = (path: string): string => new URL(path, siteUrl).href;

/** Absolute URL of a page in the language of the site. */
export const pageAddress = (path: string): string => siteAddress(addressOf(path));
