import { siteUrl } from '../../../../shared/content/business.ts';

/** The full address of a path of this site, as search engines and social networks want it. */
export const siteAddress = (path: string): string => new URL(path, siteUrl).href;
