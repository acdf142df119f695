import { houseName } from '#shared/content/business.ts';
import type { StaffRole } from '#shared/staff/sign-in/people.ts';

/** Frame of the staff console: bar and menu. */
export const consoleCopy = {
  house: houseName,
  /** Between two parts of a line. */
  colon: ': ',
  semicolon: '; ',
  opening: 'Opening the console…',
  skip: 'Skip to the content',
  pages: 'Pages of the console',
  today: 'Today',
  people: 'People and devices',
  closures: 'Closures',
  till: 'Cash-up',
  review: 'Needs you',
  paper: 'From paper',
  office: 'Office',
  officePages: 'Pages of the office',
  managersOnly: 'Only managers work in the office. Ask one of them.',
  orders: 'Orders',
  enquiries: 'Enquiries',
  operators: 'Operators',
  stock: 'Stock',
  calendar: 'Calendar',
  numbers: 'Numbers',
  privacy: 'Privacy',
  /** Title of that page. */
  personalData: 'Personal data',
  menu: (name: string) => `Menu of ${name}`,
  role: { floor: 'Floor', manager: 'Manager' } satisfies Record<StaffRole, string>,
  /** @param name such as `Safari on iPhone` */
  browser: (name: string) => name,
  theme: 'Theme',
  themes: [
    { value: 'system', label: 'As the device' },
    { value: 'dark', label: 'Dark' },
    { value: 'sun', label: 'Outdoors' },
  ],
  language: 'Language',
  languageNotKept: (reason: string) => `This language is not remembered. ${reason}`,
  shortcuts: 'Keyboard shortcuts',
  addPasskey: 'Add a passkey',
  chooseCode: 'Code for shared devices',
  passkeyAdding: 'Waiting for the passkey…',
  passkeyAdded: 'The passkey is added. Use it to sign in next time.',
  site: 'Website',
  signOut: 'Sign out',
  signOutTitle: 'Sign out here?',
  signOutText: {
    withPasskey: 'You come back with your passkey. What was not sent yet stays here until then.',
    without:
      'You have no passkey: to come back you need a new link from a manager. Add a passkey first if you can.',
  },
  stay: 'Stay signed in',
  signingOut: 'Signing out…',
  partMissing: 'A part of this page could not be loaded. Please check your connection and try again.',
  wentWrong: 'Something went wrong on this page. Please try again.',
  notSignedOut: (reason: string) => `You are still signed in. ${reason}`,
} as const;

export const brokenCopy = {
  title: 'This page stopped working',
  lead: 'What you pressed before and saw confirmed is stored. Load the page again to go on.',
  retry: 'Load the page again',
} as const;
