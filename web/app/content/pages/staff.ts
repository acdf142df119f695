import { staffPaths } from '../staff/staff-paths.ts';
import type { Page } from './page.ts';

/** Not in search results, so one description serves them all. */
const shell = {
  description: 'For the people who work at the distillery.',
  noindex: true,
  untranslated: true,
  urgent: true,
  isStaff: true,
} as const;

export const staffTodayPage: Page = {
  ...shell,
  path: staffPaths.today,
  title: 'Today',
};

export const staffLinkPage: Page = {
  ...shell,
  path: staffPaths.link,
  title: 'Link this device',
};

export const staffPeoplePage: Page = {
  ...shell,
  path: staffPaths.people,
  title: 'People and devices',
};

export const staffClosuresPage: Page = {
  ...shell,
  path: staffPaths.closures,
  title: 'Closures',
};

export const staffTillPage: Page = {
  ...shell,
  path: staffPaths.till,
  title: 'Cash-up',
};

export const staffReviewPage: Page = {
  ...shell,
  path: staffPaths.review,
  title: 'Needs you',
};

export const staffPaperPage: Page = {
  ...shell,
  path: staffPaths.paper,
  title: 'From paper',
};

export const staffOrdersPage: Page = {
  ...shell,
  path: staffPaths.orders,
  title: 'Orders',
};

export const staffEnquiriesPage: Page = {
  ...shell,
  path: staffPaths.enquiries,
  title: 'Enquiries',
};

export const staffOperatorsPage: Page = {
  ...shell,
  path: staffPaths.operators,
  title: 'Operators',
};

export const staffStockPage: Page = {
  ...shell,
  path: staffPaths.stock,
  title: 'Stock',
};

export const staffCalendarPage: Page = {
  ...shell,
  path: staffPaths.calendar,
  title: 'Calendar',
};

export const staffNumbersPage: Page = {
  ...shell,
  path: staffPaths.numbers,
  title: 'Numbers',
};

export const staffPrivacyPage: Page = {
  ...shell,
  path: staffPaths.privacy,
  title: 'Personal data',
};

export const staffPages: readonly Page[] = [
  staffTodayPage,
  staffLinkPage,
  staffPeoplePage,
  staffClosuresPage,
  staffTillPage,
  staffReviewPage,
  staffPaperPage,
  staffOrdersPage,
  staffEnquiriesPage,
  staffOperatorsPage,
  staffStockPage,
  staffCalendarPage,
  staffNumbersPage,
  staffPrivacyPage,
];
