import { bookedMessages } from '#shared/booking/messages/booked-messages.ts';

/** Form that finds a booking, on the booking page without a reference. */
export const myBookingCopy = {
  title: 'My booking',
  lead: 'See, change or cancel what you have booked. The reference is in your confirmation mail.',
  /** Specified (§8); a link without a reference is not an error. */
  noReference: `${bookedMessages.noReference}: please enter yours below.`,

  /** `when`: time and day of the booking last shown in this tab. */
  lastShown: (when: string) => `Open your booking: ${when}`,

  open: 'Open your booking',
  reference: 'Reference',
  /** As used in sentences. */
  referenceName: 'the reference',
  referenceHint: 'Upper or lower case, as you like.',
  email: 'Email it was made with',
  submit: 'Open booking',
  opening: 'Opening…',

  lost: 'Lost the reference?',
  lostLead: 'We email you the reference of every visit that you still have ahead.',
  lostEmail: 'Email',
  /** Label of the honeypot. */
  trap: 'Website',
  request: 'Mail my references',
  requesting: 'Sending…',
} as const;
