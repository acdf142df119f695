import { staffPaths } from '../staff/staff-paths.ts';
import type { Page } from './page.ts';

const shell = { noindex: true, untranslated: true, urgent: true, isStaff: true } as const;

export const staffTodayPage: Page = {
  ...shell,
  path: staffPaths.today,
  title: 'Today',
  description: 'Staff console: the guests of the day.',
};

export const staffLinkPage: Page = {
  ...shell,
  path: staffPaths.link,
  title: 'Link this device',
  description: 'Staff console: links a device.',
};

export const staffPeoplePage: Page = {
  ...shell,
  path: staffPaths.people,
  title: 'People and devices',
  description: 'Staff console: who may use it, and on what.',
};

export const staffClosuresPage: Page = {
  ...shell,
  path: staffPaths.closures,
  title: 'Closures',
  description: 'Staff console: closes starts and days, and reopens them.',
};

export const staffTillPage: Page = {
  ...shell,
  path: staffPaths.till,
  title: 'Cash-up',
  description: 'Staff console: closes the till.',
};

export const staffOrdersPage: Page = {
  ...shell,
  path: staffPaths.orders,
  title: 'Orders',
  description: 'Staff console: the orders from Japan.',
};

export const staffEnquiriesPage: Page = {
  ...shell,
  path: staffPaths.enquiries,
  title: 'Enquiries',
  description: 'Staff console: what guests ask for.',
};

export const staffOperatorsPage: Page = {
  ...shell,
  path: staffPaths.operators,
  title: 'Operators',
  description: 'Staff console: tour operators, their links and their guests.',
};

export const staffStockPage: Page = {
  ...shell,
  path: staffPaths.stock,
  title: 'Stock',
  description: 'Staff console: bottles for Japan.',
};

export const staffCalendarPage: Page = {
  ...shell,
  path: staffPaths.calendar,
  title: 'Calendar',
  description: 'Staff console: days and ships that differ from the rule.',
};

export const staffNumbersPage: Page = {
  ...shell,
  path: staffPaths.numbers,
  title: 'Numbers',
  description: 'Staff console: guests, sums and languages.',
};

export const staffPrivacyPage: Page = {
  ...shell,
  path: staffPaths.privacy,
  title: 'Personal data',
  description: 'Staff console: what is stored of a person.',
};

export const staffPages: readonly Page[] = [
  staffTodayPage,
  staffLinkPage,
  staffPeoplePage,
  staffClosuresPage,
  staffTillPage,
  staffOrdersPage,
  staffEnquiriesPage,
  staffOperatorsPage,
  staffStockPage,
  staffCalendarPage,
  staffNumbersPage,
  staffPrivacyPage,
];
