import { siteLanguage } from './language.ts';

/** A name written by staff, as the site shows it. */
export interface NameOnSite {
  readonly name: string;
  /** Set on the French site when staff gave no French name. */
  readonly isNamedInEnglish?: true;
}

/** Resolved at build time: pages in English contain no French name. */
export function nameOnSite(english: string, french: string | undefined): NameOnSite {
  if (siteLanguage !== 'fr') return { name: english };
  return french === undefined ? { name: english, isNamedInEnglish: true } : { name: french };
}
