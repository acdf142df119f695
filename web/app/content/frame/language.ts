import { japanesePaths } from './japanese-paths.ts';

export type Language = 'en' | 'fr' | 'ja';

/** The site is built once for each language (decision 23); this is the language of the build. */
export const siteLanguage: 'en' | 'fr' = 'en';

/** Start of the addresses of this language. The router takes and gives paths without it. */
export const basePath: string = '';

/** Language of a page and its frame. Some pages are Japanese in every build that has them. */
export const languageAt = (path: string): Language =>
  japanesePaths.includes(path.replace(/(.)\/$/, '$1')) ? 'ja' : siteLanguage;

/** The path of an address as the router knows it; undefined where another build has the page. */
export const routerPath = (address: string): string | undefined =>
  /^\/fr(\/|$)/.test(address) ? undefined : address;

/** Whether another build has the page of a path. */
export const isElsewhere = (_path: string): boolean => false;
