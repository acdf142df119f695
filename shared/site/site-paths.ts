import { japanesePaths } from './japanese-paths.ts';
import { basePath, type Language, siteLanguage } from './language.ts';

/** Path on the origin of a page in the language of the site, or of another base. */
export const addressOf = (path: string, base = basePath): string =>
  path === '/' ? base || '/' : `${base}${path}`;

/** The path of an address as the router knows it; undefined where another build has the page. */
export function routerPath(address: string): string | undefined {
  if (basePath === '') return /^\/fr(\/|$)/.test(address) ? undefined : address;
  if (address === basePath) return '/';
  return address.startsWith(`${basePath}/`) ? address.slice(basePath.length) : undefined;
}

/** Language of a page and its frame. The English build has the Japanese pages. */
export const languageAt = (path: string): Language =>
  basePath === '' && japanesePaths.includes(path.replace(/(.)\/$/, '$1')) ? 'ja' : siteLanguage;

/** Whether a path leads out of a translated site: only the English one has Japanese pages and that for staff. */
export const isOutsideSite = (path: string): boolean =>
  [...japanesePaths, '/inventory'].includes(path.replace(/[?#].*/, ''));
