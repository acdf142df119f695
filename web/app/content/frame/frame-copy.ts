import type { FooterName } from './footer-copy.ts';
import type { MenuEntry } from './navigation.ts';

interface Link {
  label: string;
  to: string;
  lang?: string;
  /** Start of the addresses of a language: leads to the same page in it. */
  base?: string;
}

export interface FrameCopy {
  words: {
    /** Shown by browsers below the supported ones. */
    oldBrowser: string;
    skip: string;
    home: string;
    mainMenu: string;
    menu: string;
    more: (label: string) => string;
    note?: string;
    language: Link;
    book: Link;
    phone: string;
    sheetLinks: readonly Link[];
  };
  menu: readonly MenuEntry[];
}

/** What a route sets in the frame around its page. */
export interface RouteHandle {
  frame?: FrameCopy;
  footer?: FooterName;
}
