import type { TourType } from '#shared/booking/slots.ts';
import { adultAge } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { acceptedPayments } from '../contact/accepted-payments.ts';

/** Texts for search engines that are not on the pages. */
export const structuredWords = {
  /** Languages of the site; the language of this build is first. */
  inLanguage: ['en', 'ja'],
  payments: acceptedPayments,
  serviceLanguages: business.serviceLanguages,
  home: 'Home',
  /** Name of a part of a path in the breadcrumbs; undefined to use the part itself, capitalised (specification §2). */
  partName: (_part: string): string | undefined => undefined,
  tours: {
    'Tour and Tasting':
      'A guide takes you from the cane press past the pot stills to the casks, and ends at the tasting bar.',
    'Cellar Door Tasting': `A tasting at the bar beside the casks, for guests of ${adultAge} and over.`,
  } satisfies Record<TourType, string>,
  islandsNight:
    'The bar stays open into the evening, with music from the islands and free entry, on the last Friday of the month.',
  band: 'Island string band',
  aboutBand: 'Musicians from Efate and the islands around it.',
  rum: `Rum of ${business.name}`,
  rumCategory: 'Rum',
  town: business.address.locality,
  region: business.address.region,
  country: business.address.country,
  strength: 'Alcohol by volume',
  volume: 'Volume',
} as const;
