import type { FooterName } from './footer-copy.ts';
import type { MenuEntry } from './navigation.ts';

export interface FrameCopy {
  words: {
    skip: string;
    home: string;
    mainMenu: string;
    menu: string;
    more: (label: string) => string;
  };
  menu: readonly MenuEntry[];
}

/** What a route sets in the frame around its page. */
export interface RouteHandle {
  frame?: FrameCopy;
  footer?: FooterName;
}
