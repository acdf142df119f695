import type { Phrases } from './phrases.ts';

/** The footers there are: the Japanese one warns of age where bottles are sold (specification §2). */
export type FooterName = 'english' | 'japanese' | 'shop';

/** What the footer says, in the language of the page. */
export interface FooterCopy {
  words: {
    footerLinks: string;
    social: string;
    hours: string;
    hoursNote: string;
    closed: string;
    copyright: (name: string) => string;
    cookieSettings: string;
  };
  links: readonly (readonly { label: string; to: string }[])[];
  /** How the days of the opening hours are called, by their English name. */
  days?: Readonly<Record<string, string>>;
  /** What visitors think of the house (specification §9). */
  rating: string;
  /** Where the house is. */
  address: string;
  /** A time of day, from minutes after midnight. */
  timeLabel: (minutes: number) => string;
  /** The hours of a day in the words of the language. */
  span: (from: string, until: string) => string;
  ageWarning?: { text: Phrases; link: { label: string; to: string } };
}
