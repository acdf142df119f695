import { business } from '../../../../shared/content/business.ts';

/** Tours and prices on the tours page: static there, so that its code is not fetched with the page. */
export const tourOptionsCopy = {
  options: 'Tours and prices',
  optionLines: {
    'Tour and Tasting':
      'Walk the line from the crushed cane to the pot stills and the cask hall, then taste across the range.',
    'Cellar Door Tasting':
      'A seat at the bar and a flight poured by your host: rum first, then gin, vodka and liqueurs.',
  },
  perAdult: 'per adult',
  lasts: (duration: string) => `${duration.charAt(0).toUpperCase()}${duration.slice(1)}.`,
  payLater: 'Nothing to pay now: you pay at the distillery. Cancel free of charge.',
  alreadyBooked: 'Booked already? Open',
  myBooking: 'my booking',
  adultsOnly: 'Book for adults only, under-18s come free. Tasting is for 18 and over.',
  largeGroup: 'More than 16 guests:',
  sendEnquiry: 'send an event enquiry',
  orWrite: 'or write to',
  eventsEmail: business.emails.events,
  payments: `Pay by ${business.payments.join(', ')}.`,
} as const;
