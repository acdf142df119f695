import type * as english from '#shared/site/language.ts';

export const siteLanguage: (typeof english)['siteLanguage'] = 'fr';

export const basePath: (typeof english)['basePath'] = '/fr';
