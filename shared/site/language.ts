export type Language = 'en' | 'fr' | 'ja';

/** The site is built once for each language (decision 23); this is the language of the build. */
export const siteLanguage: 'en' | 'fr' = 'en';

/** Prefix of the paths of this language. The router uses paths without it. */
export const basePath: string = '';
