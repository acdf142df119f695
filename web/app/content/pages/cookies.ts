import type { Page } from './page.ts';

export const cookiesPage: Page = {
  path: '/cookies',
  title: 'Cookie policy',
  description:
    'What this site stores in your browser, why, for how long, who gets it, and how to change your choice. Nothing is measured before you agree.',
};
