import type { Page } from './page.ts';

export const landingPage: Page = {
  path: '/',
  title: 'Authentic Vanuatu Rum',
  titleAlone: true,
  description:
    'Authentic, untouched rum from Port Vila: cane cut by hand on more than 150 farms across Efate, run through pot stills and left to age in the tropics.',
  alternates: { ja: '/jp' },
  keywords: [
    'Vanuatu rum',
    'Port Vila distillery',
    'rum distillery tour',
    'rum tasting Port Vila',
    'Efate',
    'pot still rum',
    'single cask rum',
  ],
};
