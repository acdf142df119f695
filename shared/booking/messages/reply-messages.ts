import { inWords } from '#shared/values/written-number.ts';
import { maxConfirmationsPerDay } from '../confirmation-limit.ts';

/** Messages about bookings that only the server sends, in a separate file to keep them out of page bundles. */
export const replyMessages = {
  keyReused: 'This request was already used for another booking. Please reload the page and try again.',
  bookingNotFound: 'We found no booking with this reference. Please check the link in your e-mail.',
  changed: 'Your booking has been changed.',
  bookingCancelled: 'This booking is cancelled.',
  booked: 'Your booking is confirmed.',
  confirmationSent: 'The confirmation is on its way to your e-mail address.',
  tooManyConfirmations: `We have sent this confirmation ${inWords(maxConfirmationsPerDay)} times today. Please look in your spam folder, or write to us.`,
  languageUnknown: 'Please choose English or French.',
} as const;
