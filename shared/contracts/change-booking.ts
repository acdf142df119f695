import * as z from 'zod/mini';
import { messages } from '../booking/messages.ts';
import { Booking } from './booking.ts';
import { contract } from './contract.ts';
import { BookingRequest } from './create-booking.ts';
import { endpoints } from './endpoints.ts';

/**
 * PUT /api/bookings: what the booking shall be from now on, whole. Sending it again changes nothing more. The old
 * places are kept until the new ones are won. A booking that moves to another slot gets a new reference; the old
 * one keeps leading to it. One that an operator has made gets a new reference with another mailbox of the guest, too:
 * the old one is `not-found` then, but for this very change sent again within the hour. A booking is changed so often a
 * day and goes to so many mailboxes, and one network changes so much; beyond, `too-many`.
 */
export const changeBooking = contract({
  name: 'change-booking',
  summary: 'Change a booking by its reference',
  ...endpoints.changeBooking,
  query: z.object({
    reference: z.string(messages.noReference).check(z.trim(), z.minLength(1, messages.noReference)),
  }),
  body: BookingRequest,
  reply: { status: 200, schema: z.object({ success: z.literal(true), message: z.string(), data: Booking }) },
  problems: [
    'not-found',
    'booking-cancelled',
    'not-bookable',
    'too-late',
    'price-changed',
    'slot-full',
    'slot-closed',
    'language-taken',
    'too-many',
  ],
});
