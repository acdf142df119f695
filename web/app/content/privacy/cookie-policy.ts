import { retentionDays } from '#shared/limits/retention.ts';
import type { NoticeCopy } from './notice.ts';

/** Cookie policy. Its facts follow from `web/app/analytics` and the browser storage of `web/app`. */
export const cookiePolicyCopy: NoticeCopy = {
  title: 'Cookie policy',
  lead: 'Nothing is measured and no cookie is set until you agree: by a button on the landing or the tours page, or in the settings. You can change your choice at any time.',
  parts: [
    {
      id: 'essential',
      heading: 'Always on',
      text: [
        'These stay in your browser and are not cookies. We cannot see them; only what you send us reaches us. What is kept “for this tab” is gone when you close it.',
      ],
      facts: [
        {
          name: 'Your cookie choice',
          value: 'So that we follow it on every page. Kept until you delete the data of this site.',
        },
        {
          name: 'Cart of the Japan shop',
          value:
            'Bottles and prefecture, so that the cart survives a reload. Kept until you delete the data of this site.',
        },
        {
          name: 'Japan order',
          value: 'Your email address and that you are 20 or over, while you pay. Kept for this tab.',
        },
        {
          name: 'Forms on their way',
          value: 'A random number and a checksum, so that a form sent twice arrives once. Kept for this tab.',
        },
        {
          name: 'Place and film',
          value: 'How far you had scrolled, and whether you paused the film. Kept for this tab.',
        },
        {
          name: 'Your ship',
          value: 'The ship you said you are on, so that we ask once. Kept for this tab.',
        },
        {
          name: 'Your booking',
          value:
            'The reference of the booking you last opened, so that My booking leads to it. Kept for this tab.',
        },
        {
          name: 'Language',
          value:
            'That you closed the line about the French pages: kept until you delete the data of this site. What is typed while you change the language: gone as soon as the other page has it.',
        },
        { name: 'Operator link', value: 'The key to an operator’s page. Kept for this tab.' },
      ],
    },
    {
      id: 'statistics',
      heading: 'Statistics',
      text: ['Only if you agree. Google Analytics tells us which pages are read and how far bookings get.'],
      facts: [
        {
          name: 'What',
          value:
            'Cookies that begin with _ga. Page addresses without names or references, the kind of tour, its price, time and language. Never your name, email address or booking reference.',
        },
        { name: 'Who gets it', value: 'Google, directly from your browser.' },
        {
          name: 'How long',
          value: 'As long as Google sets; turning statistics off deletes the cookies at once.',
        },
      ],
    },
    {
      id: 'advertising',
      heading: 'Advertising',
      text: ['Only if you agree. Meta learns that an advertisement led to a visit, a booking or an order.'],
      facts: [
        {
          name: 'What',
          value: `Cookies _fbc, which holds the click on an advertisement, and _fbp. The page address without names or references, your browser’s name and language, the kind of tour and number of adults or the bottles, the amount, and a checksum of the reference. Never your name or email address.`,
        },
        {
          name: 'Who gets it',
          value:
            'Meta. Our server passes it on without your network address; Meta’s script in your browser, and our page if our server cannot be reached, contact Meta directly.',
        },
        {
          name: 'How long',
          value: `_fbc ${retentionDays.adClick} days, _fbp as long as Meta sets; turning advertising off deletes both at once.`,
        },
      ],
    },
    {
      id: 'change',
      heading: 'Change your mind',
      text: [
        'Cookie settings, at the foot of every page, turns statistics and advertising on or off, from the moment you save.',
        'If your browser sends Global Privacy Control, both stay off, whatever you pressed. Deleting the data of this site in your browser removes everything listed here.',
      ],
      settings: 'Open the cookie settings',
    },
  ],
  other: { label: 'Privacy: bookings, orders and messages', to: '/privacy' },
};
