import { japanesePaths } from '../../frame/japanese-paths.ts';
import type * as english from '../../frame/language.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

export const siteLanguage: Same<'siteLanguage'> = 'fr';

export const basePath: Same<'basePath'> = '/fr';

export const languageAt: Same<'languageAt'> = () => siteLanguage;

export const routerPath: Same<'routerPath'> = (address) =>
  /^\/fr(\/|$)/.test(address) ? address.slice(basePath.length) || '/' : undefined;

export const isElsewhere: Same<'isElsewhere'> = (path) =>
  [...japanesePaths, '/inventory'].includes(path.replace(/[?#].*/, ''));
