/** What a page says about itself to browsers and search engines. */
export interface PageDescription {
  /** Without the name of the house, which is added. */
  title: string;
  /** Nothing is added to the title. */
  titleAlone?: boolean;
  /** One or two sentences for search results. */
  description: string;
  keywords?: readonly string[];
}

/** Used where a page says nothing of its own (specification §2). */
export const defaultPage: PageDescription = {
  title: 'Rum from Efate, Vanuatu',
  description:
    'Rum from cane cut by hand on the island of Efate, run through pot stills and aged in the tropics. Visit the distillery in Port Vila.',
};

/** Pages by path. */
export const pages = {
  '/': {
    title: 'Authentic Vanuatu Rum',
    titleAlone: true,
    description:
      'Authentic, untouched rum from Port Vila: cane cut by hand on more than 150 farms across Efate, run through pot stills and left to age in the tropics.',
    keywords: [
      'Vanuatu rum',
      'Port Vila distillery',
      'rum distillery tour',
      'rum tasting Port Vila',
      'Efate',
      'pot still rum',
      'single cask rum',
    ],
  },
  '/tours': {
    title: 'Tours & Events',
    description:
      'Book a guided tour or a cellar door tasting at the rum distillery in Port Vila. At most sixteen guests, in English or French, pay when you come, cancel free of charge.',
  },
  '/tours/confirm': {
    title: 'Guests and details',
    description: 'Say how many of you are coming and where to send the booking. Nothing to pay now.',
  },
  '/tours/confirmed': {
    title: 'Your booking',
    description: 'Your tour at the rum distillery in Port Vila: when to come, how to find us, how to cancel.',
  },
} as const satisfies Record<string, PageDescription>;

/** Paths that are rendered to a file of their own at build time. */
export const prerenderedPaths: readonly string[] = Object.keys(pages);
