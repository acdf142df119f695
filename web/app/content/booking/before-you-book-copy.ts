import { business } from '../../../../shared/content/business.ts';

/** The terms to know before booking (specification §2): static on the tours page. */
export const beforeYouBookCopy = {
  title: 'Before you book',
  notes: [
    'Sorry, we are closed on Sundays and public holidays.',
    'On Saturdays the first tour starts at 12:00 PM.',
    'Tours between 11 AM and 2 PM are only available in English.',
    'Booking closes 30 minutes before the start.',
  ],
  noScript: 'Booking on this page needs JavaScript. Without it, please write to us or call:',
  bookingsEmail: business.emails.bookings,
  phone: business.phones[0],
} as const;
