import * as z from 'zod/mini';
import { tourLanguages } from '../booking/language.ts';
import { startTimes, tourTypes } from '../booking/slots.ts';
import { chargingModels } from '../operators/operator-request.ts';
import { optionalDetails } from './fields.ts';

/** What an operator has booked: guests may have changed it since. */
export const OperatorBooked = z.object({ guestCount: z.int(), totalPrice: z.int() });

/** A booking as it is read back (specification §3). `start` in epoch seconds, `totalPrice` in whole vatu. */
export const Booking = z.object({
  /** Names the booking for good, in calendars too, and opens nothing, unlike the reference. */
  id: z.string(),
  /** 0 when booked, one more with each change: the version of the guest's calendar entry (RFC 5545 §3.8.7.4). */
  sequence: z.int(),
  reference: z.string(),
  tourId: z.int(),
  tourType: z.enum(tourTypes),
  /** `yyyy-MM-dd`, a day in Port Vila. */
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
  /** Of a cancelled booking: why the distillery had to close, when it was not the guest who cancelled. */
  closedReason: z.optional(z.string()),
  /** The tour operator who booked for the guest, and who takes the guest's money. */
  operator: z.optional(
    z.object({
      companyName: z.string(),
      chargingModel: z.enum(chargingModels),
      /** Guests pay at the distillery what goes beyond it. */
      booked: z.optional(OperatorBooked),
    }),
  ),
});
export type Booking = z.infer<typeof Booking>;
