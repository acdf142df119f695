import { business } from '#shared/content/business.ts';
import { howToPay } from './how-to-pay.ts';

/** The terms to know before booking (specification §2): static on the tours page. */
export const beforeYouBookCopy = {
  title: 'Before you book',
  notes: [
    'Sorry, we are closed on Sundays and public holidays.',
    'On Saturdays the first tour starts at 12:00 PM.',
    'Tours between 11 AM and 2 PM are only available in English.',
    'Booking closes 30 minutes before the start.',
  ],
  adultsOnly: 'Book for adults only, under-18s come free. Tasting is for 18 and over.',
  largeGroup: 'More than 16 guests?',
  sendEnquiry: 'Send an event enquiry',
  orWrite: 'or write to',
  eventsEmail: business.emails.events,
  payments: howToPay,
  noScript: 'Booking on this page needs JavaScript. Without it, please write to us or call:',
  bookingsEmail: business.emails.bookings,
  phone: business.phones[0],
} as const;
