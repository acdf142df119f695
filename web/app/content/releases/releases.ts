import type { PictureSpot } from '#shared/site/picture-spot.ts';
import { picture } from '../pictures/picture.ts';

/**
 * Storian releases, latest first. SAMPLE CONTENT: the owner replaces it. To add a release, add an entry;
 * `releases.test.ts` reports inconsistencies.
 */
export interface Release {
  title: string;
  /** What makes the blend unique. */
  uniqueBlend?: string;
  /** Its story, in paragraphs. */
  storian: readonly string[];
  /** Facts; an upcoming release lacks some. */
  casks?: string;
  filled?: string;
  age?: string;
  batch?: string;
  bottles?: number | 'Limited release';
  /** Bottling date, `yyyy-MM-dd`. */
  bottled?: string;
  /** Alcohol by volume, in percent. */
  abv?: number;
  year?: number;
  status: ReleaseStatus;
  /** Where to buy it, or where to ask. */
  ways: readonly { label: string; to: string }[];
  image: PictureSpot;
}

export type ReleaseStatus = 'available' | 'low in stock' | 'sold out' | 'upcoming';

export const releases: readonly Release[] = [
  {
    title: 'Lost Times',
    uniqueBlend: 'A unique blend of seven part-filled casks, none of them enough for a batch of its own.',
    storian: [
      'For two years no ship came into the harbour, and work at the stills stopped with the visitors. Seven casks that nobody had a plan for stood part-filled the whole time.',
      'When the cellar was counted again they were between a third and two thirds full. With so much air above the rum each had gone its own way, and none of them tasted like anything else we had.',
      'We put them together in one day, let them rest into the new year and filled 645 bottles on 5 February 2025. There will be no second batch: there is no second seven.',
    ],
    casks: '7 partial casks',
    filled: '2016 to 2019',
    age: '5 to 8 years',
    batch: 'ARB10',
    bottles: 645,
    bottled: '2025-02-05',
    abv: 40,
    year: 2025,
    status: 'low in stock',
    ways: [
      { label: 'Buy it at the cellar door in Port Vila', to: '/buy#cellar-door' },
      { label: 'Order it in Japan', to: '/jp' },
    ],
    image: {
      ratio: '4:5',
      image: picture('lost-times-casks'),
      alt: 'A bottle of Lost Times on the bench before its casks.',
    },
  },
  {
    title: 'The Forgotten Casks',
    uniqueBlend: 'A limited release, filled once and never again.',
    storian: [
      'Behind the back row, where the roof is lowest, stand casks that were left out of every count. The chalk on their heads has run, and the log has no line for them.',
      'They are being opened one at a time. Until the last has been tasted we promise nothing: not their number, not their age, not how many bottles there will be.',
      'Ask for them at the cellar door, or come back to this page.',
    ],
    bottles: 'Limited release',
    status: 'upcoming',
    ways: [{ label: 'Ask us about the casks', to: '/contact' }],
    image: {
      ratio: '4:5',
      image: picture('forgotten-casks'),
      alt: 'Cask heads in the dark of the cellar, the chalk on them half gone.',
    },
  },
];
