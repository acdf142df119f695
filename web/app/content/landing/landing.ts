import { labelFoot } from '../batches/bottle-label.ts';

/** Landing page (specification §2). */
export const landingCopy = {
  unknownAddress: 'That page does not exist. This is the front page.',
  tagline: ['Authentic rum,', 'untouched.'],
  lead: 'Cane cut by hand on more than 150 farms across Efate, run through pot stills and left to age in the tropics.',
  discover: 'Discover',
  bookTour: 'Book Tour',
  consent:
    'By clicking either button you confirm that you are of legal drinking age and agree to the cookie policy.',
  openNow: 'Open now',
  closedNow: 'Closed now',
  openUntil: (weekday: string, time: string) => `, ${weekday} until ${time}.`,
  openOn: (days: string, from: string, until: string) => `${days} ${from} to ${until}`,
  closedOn: (days: string) => `${days} closed`,
  picture: `A bottle of our Aged rum on a bench in the cellar, beside a jar in which a hydrometer reads ${labelFoot.strength}, casks in lamplight behind them.`,
} as const;
