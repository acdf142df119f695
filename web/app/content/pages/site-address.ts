import { siteUrl } from '../../../../shared/content/business.ts';

/** Absolute URL of a path, for search engines and social networks. */
export const siteAddress = (path: string): string => new URL(path, siteUrl).href;
