import * as z from 'zod/mini';
import { tourLanguages } from '../../booking/language.ts';
import { messages } from '../../booking/messages/messages.ts';
import { replyMessages } from '../../booking/messages/reply-messages.ts';
import { slots } from '../../booking/slots.ts';
import { capacity } from '../../booking/terms.ts';
import { contractOf } from '../contract.ts';
import {
  CalendarDateText,
  Email,
  FirstName,
  IdempotencyHeaders,
  LastName,
  optionalDetails,
  StartTimeText,
  TourTypeText,
  Trap,
} from '../fields.ts';
import { BookingReply } from './booking.ts';

const missing = messages.missingBookingInformation;

/** A guest's booking request (specification §3). `reference` and any other extra fields are ignored. */
export const BookingRequest = z.object(
  {
    tourId: z
      .int(missing)
      .check(z.gte(0, messages.slotMismatch), z.lte(slots.length - 1, messages.slotMismatch)),
    tourType: TourTypeText,
    date: CalendarDateText,
    time: StartTimeText,
    firstName: FirstName,
    lastName: LastName,
    email: Email,
    preferredLanguage: z.enum(tourLanguages, replyMessages.languageUnknown),
    guestCount: z
      .int({
        error: ({ input }) => (typeof input === 'number' ? messages.wholeGuests : messages.atLeastOneGuest),
      })
      .check(z.gte(1, messages.atLeastOneGuest), z.lte(capacity, messages.groupTooLarge)),
    totalPrice: z.int(missing),
    ...optionalDetails,
  },
  missing,
);
export type BookingRequest = z.output<typeof BookingRequest>;
export type OptionalDetails = Pick<BookingRequest, keyof typeof optionalDetails>;

/** Reasons why a booking is refused, whether a visitor or an operator makes it. */
export const bookingProblems = [
  'not-bookable',
  'too-late',
  'price-changed',
  'slot-full',
  'slot-closed',
  'language-taken',
  'key-reused',
] as const;

/**
 * POST /api/bookings: books a tour or tasting. With an `Idempotency-Key` (one per filled-in form), a call whose
 * response was lost can be retried and gets the same response about the same booking; with a different body it is
 * refused as `key-reused`. The key is scoped to its slot (date, time, tour type): in another slot, it creates another
 * booking. To change a form after a lost response, first resend it unchanged, then change the booking by PUT.
 */
export const createBooking = contractOf('createBooking', {
  summary: 'Book a tour or tasting',
  description:
    'An Idempotency-Key covers one slot (date, time and tour type). Within that slot, a repeated call returns the first response; with a different body it is refused as key-reused. In another slot, the same key creates another booking. Use a random key, such as a UUID, and keep it secret: anyone who has it can open the booking. To change a booking after a lost response, first resend the call unchanged, then change the booking by PUT.',
  headers: IdempotencyHeaders,
  body: z.extend(BookingRequest, { website_url: Trap }),
  hasSecret: true,
  reply: { status: 201, schema: BookingReply },
  takesProbes: true,
  problems: [...bookingProblems, 'too-many'],
});
