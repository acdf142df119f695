import { siteLanguage } from './language.ts';

/** What staff have written, as the site shows it. */
export interface NameOnSite {
  readonly name: string;
  /** Staff gave no French, and the site is in French. */
  readonly isNamedInEnglish?: true;
}

/** Folded by the build: pages in English carry none of the French. */
export function nameOnSite(english: string, french: string | undefined): NameOnSite {
  if (siteLanguage !== 'fr') return { name: english };
  return french === undefined ? { name: english, isNamedInEnglish: true } : { name: french };
}
