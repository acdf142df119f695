import type { Phrases } from './phrases.ts';

/** Footer variants; `shop` is the Japanese one with the age warning (specification §2). */
export type FooterName = 'english' | 'japanese' | 'shop';

export interface FooterCopy {
  words: {
    footerLinks: string;
    social: string;
    hours: string;
    hoursNote: string;
    closed: string;
    copyright: (name: string) => string;
    cookieSettings: string;
    /** Language of the pages that the links lead to, if it differs. */
    linksNote?: string;
  };
  links: readonly (readonly { label: string; to: string }[])[];
  /** Pages that are not in the specification, at the foot. */
  more: readonly { label: string; to: string; lang?: string }[];
  /** Names of the weekdays by their English name. */
  days?: Readonly<Record<string, string>>;
  /** Visitor rating (specification §9). */
  rating: string;
  address: string;
  /** A time of day, from minutes after midnight. */
  timeLabel: (minutes: number) => string;
  /** Opening hours of a day. */
  span: (from: string, until: string) => string;
  ageWarning?: { text: Phrases; link: { label: string; to: string } };
}
