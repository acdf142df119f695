import { japanesePaths } from './japanese-paths.ts';
import { basePath, type Language, siteLanguage } from './language.ts';

/** Path of a page on the origin, in the language of the site or under another base. */
export const addressOf = (path: string, base = basePath): string =>
  path === '/' ? base || '/' : `${base}${path}`;

/** The path of an address without its base; undefined when another build serves the page. */
export function routerPath(address: string): string | undefined {
  if (basePath === '') return /^\/fr(\/|$)/.test(address) ? undefined : address;
  if (address === basePath) return '/';
  return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : undefined;
}

/** Language of a page and its frame. The English build serves the Japanese pages. */
export const languageAt = (path: string): Language =>
  basePath === '' && japanesePaths.includes(path.replace(/(.)\/$/, '$1')) ? 'ja' : siteLanguage;

/** Whether a path leaves a translated site: only the English one serves the Japanese pages and the page for staff. */
export const isOutsideSite = (path: string): boolean =>
  [...japanesePaths, '/inventory'].includes(path.replace(/[?#].*/, ''));
