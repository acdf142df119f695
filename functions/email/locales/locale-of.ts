import type { TourLanguage } from '#shared/booking/language.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import type { MailLocale } from './locale.ts';

const words: Readonly<Record<TourLanguage, MailLocale>> = { English: english, French: french };

/** The texts of emails in a language. */
export const localeOf = (language: TourLanguage): MailLocale => words[language];
