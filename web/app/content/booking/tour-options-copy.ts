/** Tours and prices on the tours page: static, so that its code is not fetched with the page. */
export const tourOptionsCopy = {
  options: 'Tours and prices',
  optionLines: {
    'Tour and Tasting': 'Follow the rum from cane to pot still to cask, then taste the whole range.',
    'Cellar Door Tasting':
      'A seat at the bar, where your host pours rum first, then gin, vodka and liqueurs.',
  },
  perAdult: 'per adult',
  lasts: (duration: string) => `${duration.charAt(0).toUpperCase()}${duration.slice(1)}.`,
  payLater: 'Nothing to pay now: you pay at the distillery. Cancel free of charge.',
  alreadyBooked: 'Already booked? Open',
  myBooking: 'my booking',
} as const;
