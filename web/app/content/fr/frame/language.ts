import type * as english from '../../frame/language.ts';

export const siteLanguage: (typeof english)['siteLanguage'] = 'fr';

export const basePath: (typeof english)['basePath'] = '/fr';
