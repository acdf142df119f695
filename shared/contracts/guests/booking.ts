import * as z from 'zod/mini';
import { tourLanguages } from '../../booking/language.ts';
import { startTimes, tourTypes } from '../../booking/slots.ts';
import { chargingModels } from '../../operators/operator-request.ts';
import { optionalDetails } from '../fields.ts';

/** Guests and price (whole vatu) as the operator booked them; guests may have changed them since. */
export const OriginalBooking = z.object({ guestCount: z.int(), totalPrice: z.int() });

/** The ticket that a guest shows at the door. */
export const Ticket = z.object({
  /** Six letters that identify the booking when read aloud. They never change, and give no access. */
  letters: z.string(),
  /** Text of the QR code: a signed token, see `readTicket`. Absent while tickets cannot be signed. */
  code: z.optional(z.string()),
});
export type Ticket = z.infer<typeof Ticket>;

/** A booking as returned to its guest (specification §3). `start` in epoch seconds, `totalPrice` in whole vatu. */
export const Booking = z.object({
  /** Permanent id, also used in calendars. Unlike the reference, it gives no access. */
  id: z.string(),
  /** 0 when booked, incremented by each change: the version of the calendar entry (RFC 5545 §3.8.7.4). */
  sequence: z.int(),
  reference: z.string(),
  tourId: z.int(),
  tourType: z.enum(tourTypes),
  /** `yyyy-MM-dd` in Port Vila. */
  date: z.string(),
  /** `10:00 AM`, Port Vila time. */
  time: z.enum(startTimes),
  start: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  preferredLanguage: z.enum(tourLanguages),
  guestCount: z.int(),
  totalPrice: z.int(),
  ...optionalDetails,
  status: z.enum(['confirmed', 'cancelled']),
  /** Present only in replies about a confirmed booking that was read or changed. */
  ticket: z.optional(Ticket),
  /** Reason for a closure by the distillery; absent when the guest cancelled. */
  closedReason: z.optional(z.string()),
  /** The tour operator who made the booking. */
  operator: z.optional(
    z.object({
      companyName: z.string(),
      chargingModel: z.enum(chargingModels),
      /** Guests pay the difference at the distillery. */
      booked: z.optional(OriginalBooking),
    }),
  ),
});
export type Booking = z.infer<typeof Booking>;

export const BookingReply = z.object({ success: z.literal(true), message: z.string(), data: Booking });
