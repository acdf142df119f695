import { business } from '../../../shared/content/business.ts';
import type { PictureSpot } from './picture-spot.ts';

/** The pages for tour operators (specification §2). */
export const operatorCopy = {
  title: ['Bring your guests', 'to the stills.'],
  lead: 'Drivers, guides, shore excursions and coach companies bring their guests to us through the operator programme: one contact, agreed prices, and room kept for your group.',
  picture: {
    ratio: '21:9',
    note: 'A minibus in the yard before the open door of the still house, guests walking in, low morning light from the left.',
    alt: '',
  } satisfies PictureSpot as PictureSpot,
  how: 'How to join',
  ask: 'Write to us with the name of your company, how often you come and how many guests you bring.',
  write: business.emails.events,
  forGuests: 'For one visit',
  book: 'For a group of up to sixteen you need no agreement: book a tour as any guest does.',
  toTours: 'See the tours',
} as const;

/** The page of one company: a placeholder (specification §2). */
export const companyCopy = {
  welcome: (companyName: string) => (companyName === '' ? 'Welcome' : `Welcome, ${companyName}`),
  placeholder: 'This is where your page as a tour operator will be. There is nothing to do here yet.',
  toProgramme: 'About the operator programme',
} as const;
