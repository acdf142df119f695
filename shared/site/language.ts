export type Language = 'en' | 'fr' | 'ja';

/** The site is built once for each language (decision 23); this is the language of the build. */
export const siteLanguage: 'en' | 'fr' = 'en';

/** Start of the addresses of this language. The router takes and gives paths without it. */
export const basePath: string = '';
