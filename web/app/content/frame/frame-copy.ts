import type { FooterName } from './footer-copy.ts';
import type { MenuEntry } from './navigation.ts';

interface Link {
  label: string;
  to: string;
  lang?: string;
  /** Base path of a language: the link leads to the same page in it. */
  base?: string;
}

export interface FrameCopy {
  words: {
    /** Shown in browsers that are too old. */
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
    /** Name of the list at the foot of the sheet. */
    sheetFoot: string;
    sheetLinks: readonly Link[];
  };
  menu: readonly MenuEntry[];
}

/** Settings of a route for the frame around its page. */
export interface RouteHandle {
  frame?: FrameCopy;
  footer?: FooterName;
}
