import { houseName } from '../../../../shared/content/business.ts';
import type { FrameCopy } from './frame-copy.ts';
import { menu } from './navigation.ts';

export const englishFrame: FrameCopy = {
  words: {
    skip: 'Skip to the page',
    home: `${houseName}, to the start`,
    mainMenu: 'Main menu',
    menu: 'Menu',
    more: (label) => `More under ${label}`,
  },
  menu,
};

/** Error page. */
export const errorCopy = {
  broken: {
    title: 'This page did not open',
    lead: 'Something went wrong on our side. Bookings already made are safe.',
  },
  missing: {
    title: 'There is nothing at this address',
    lead: 'The link may be old or mistyped. Tours, spirits and everything else start from the front page.',
  },
  retry: 'Load the page again',
  home: 'To the start',
} as const;
