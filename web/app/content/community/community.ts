import { picture } from '../pictures/picture.ts';
import type { PictureSpot } from '../pictures/picture-spot.ts';

/** Community page, a placeholder for now (specification §2). SAMPLE CONTENT: the owner replaces it. */
export const communityCopy = {
  title: 'Community',
  lead: 'A page for the people around the still: the farms, the crew, the neighbours, and those who came once and keep in touch.',
  menu: 'Community menu',
  /** As specified; two of these pages do not exist yet and redirect to the landing page. */
  links: [
    { label: 'Home', to: '/home' },
    { label: 'Spirit', to: '/spirit' },
    { label: 'Tours', to: '/tours' },
    { label: 'Community', to: '/community' },
  ],
  picture: {
    ratio: '21:9',
    image: picture('yard'),
    alt: 'The yard in the evening: a long table under lamps, the bay behind it, nobody there yet.',
  } satisfies PictureSpot as PictureSpot,
  heading: 'Not written yet',
  text: [
    'This page is being written by the people that it is about. That takes longer than a batch of rum, and it should.',
    'Until then the best place to meet them is the yard: the gate is open Monday to Saturday, and on the last Friday of most months it stays open into the evening.',
  ],
} as const;
