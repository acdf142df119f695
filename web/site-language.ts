/** Languages of the site. Each has a separate build and a separate base path (decision 23). */
export const siteLanguages = ['en', 'fr'] as const;
export type SiteLanguage = (typeof siteLanguages)[number];

/** English pages are at the root. */
export const baseOf = (language: SiteLanguage): string => (language === 'en' ? '/' : `/${language}`);

/** The language that `SITE_LANGUAGE` names; English by default. */
export function languageOfBuild(): SiteLanguage {
  const requested = process.env.SITE_LANGUAGE ?? 'en';
  const language = siteLanguages.find((known) => known === requested);
  if (language === undefined) throw new Error(`Unknown SITE_LANGUAGE: ${requested}`);
  return language;
}
