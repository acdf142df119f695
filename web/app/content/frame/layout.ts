import { houseName, housePhone } from '#shared/content/business.ts';
import type { FrameCopy } from './frame-copy.ts';
import { menu } from './menu.ts';

export const siteFrame: FrameCopy = {
  words: {
    oldBrowser: `This browser is too old to book with. Please telephone ${housePhone}.`,
    skip: 'Skip to the content',
    home: `${houseName}, home page`,
    mainMenu: 'Main menu',
    menu: 'Menu',
    more: (label) => `More in ${label}`,
    language: { label: 'Français', to: '/fr', lang: 'fr', base: '/fr' },
    book: { label: 'Book Tour', to: '/tours' },
    phone: housePhone,
    sheetFoot: 'Booking and contact',
    sheetLinks: [
      { label: 'For tour operators', to: '/operator' },
      { label: '日本語', to: '/jp', lang: 'ja' },
    ],
  },
  menu,
};

/** Error page. */
export const errorCopy = {
  broken: {
    title: 'This page could not be loaded',
    lead: 'Something went wrong on our side. Bookings already made are safe.',
  },
  missing: {
    title: 'There is no page at this address',
    lead: 'The link may be old or mistyped. You will find tours, spirits and everything else from the home page.',
  },
  retry: 'Load the page again',
  home: 'Go to the home page',
} as const;
