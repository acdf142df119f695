import { messages } from '#shared/booking/messages/messages.ts';
import { afternoonFrom, capacity, cutOffMinutes } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { lengthLabel } from '#shared/values/written-span.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import { adultsCopy } from './adults-copy.ts';
import { howToPay } from './how-to-pay.ts';

/** The terms to know before booking (specification §2): static on the tours page. */
export const beforeYouBookCopy = {
  title: 'Before you book',
  notes: [
    messages.closedDay,
    `On Saturdays the first tour starts at ${timeLabel(afternoonFrom)}.`,
    `${messages.englishOnlyAtNoon}.`,
    `Booking closes ${lengthLabel(cutOffMinutes)} before the start.`,
  ],
  adultsOnly: `${adultsCopy.only} ${adultsCopy.tasting}`,
  largeGroup: `More than ${capacity} guests?`,
  sendEnquiry: 'Send an event enquiry',
  orWrite: 'or write to',
  eventsEmail: business.emails.events,
  payments: howToPay,
  noScript: 'Booking on this page needs JavaScript. Without it, please write to us or call:',
  bookingsEmail: business.emails.bookings,
  phone: business.phones[0],
} as const;
