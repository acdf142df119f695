import { capacity } from '#shared/booking/terms.ts';
import { inWords } from '#shared/values/written-number.ts';
import type { Page } from './page.ts';

export const contactPage: Page = {
  path: '/contact',
  title: 'Contact us',
  description: `Address, phone, opening hours and the way to the rum distillery in Port Vila, ways to pay, and a form for events and for groups of more than ${inWords(capacity)}.`,
};
