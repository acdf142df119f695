import type * as english from '#app/content/frame/language.ts';

export const siteLanguage: (typeof english)['siteLanguage'] = 'fr';

export const basePath: (typeof english)['basePath'] = '/fr';
