import type { MenuEntry } from './navigation.ts';

/** What header and footer say, in the language of the page. */
export interface FrameCopy {
  words: {
    skip: string;
    home: string;
    mainMenu: string;
    menu: string;
    more: (label: string) => string;
    footerLinks: string;
    social: string;
    hours: string;
    hoursNote: string;
    closed: string;
    copyright: (name: string) => string;
    cookieSettings: string;
  };
  menu: readonly MenuEntry[];
  footerLinks: readonly (readonly { label: string; to: string }[])[];
  /** How the days of the opening hours are called, by their English name. */
  days?: Readonly<Record<string, string>>;
  /** Where the house is; in English if it is left out. */
  address?: string;
  /** A time of day, from minutes after midnight; in English if it is left out. */
  timeLabel?: (minutes: number) => string;
  /** The hours of a day in the words of the language. */
  span: (from: string, until: string) => string;
  /** Where bottles are sold (specification §2). */
  ageWarning?: { text: string; link: { label: string; to: string } };
}

/** What a route says about the frame around its page. */
export interface RouteHandle {
  frame?: FrameCopy;
}
