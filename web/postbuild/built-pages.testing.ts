import { alternatesOf } from '#app/content/pages/alternates.ts';
import type { Page } from '#app/content/pages/page.ts';
import { pages } from '#app/content/pages/pages.ts';
import { addressOf, languageAt } from '#shared/site/site-paths.ts';
import { baseOf, siteLanguages } from '../site-language.ts';

/** A page of the built site, in one of its languages. */
export interface BuiltPage {
  /** Path on the origin: `/fr/tours`. */
  readonly address: string;
  readonly language: 'en' | 'fr' | 'ja';
  /** Its English description; path and kind hold for every language. */
  readonly page: Page;
  /** Paths by language code. */
  readonly alternates: Readonly<Record<string, string>>;
}

/** Every page in every language that it has. */
export const builtPages: readonly BuiltPage[] = siteLanguages.flatMap((language) =>
  pages
    .filter(({ untranslated }) => language === 'en' || !untranslated)
    .map((page) => ({
      address: addressOf(page.path, language === 'en' ? '' : baseOf(language)),
      language: language === 'en' ? languageAt(page.path) : language,
      page,
      alternates: page.noindex ? {} : alternatesOf(page),
    })),
);

/** The English address of a page in any language. */
export const englishOf = (address: string): string => address.replace(/^\/fr(?=\/|$)/, '') || '/';
