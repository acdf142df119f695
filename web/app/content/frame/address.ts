import { basePath } from './language.ts';

/** Path on the origin of a page in the language of the site. */
export const addressOf = (path: string, base = basePath): string =>
  path === '/' ? base || '/' : `${base}${path}`;
