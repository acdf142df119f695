import * as z from 'zod/mini';
import { myBookingMessages } from '../../booking/messages/my-booking-messages.ts';
import { contractOf } from '../contract.ts';
import { Email, success } from '../fields.ts';

/**
 * POST /api/open-booking: returns the current reference of a booking, given a reference and the email address of the
 * booking. An unknown reference and a wrong address get the same refusal, `not-found`. Both are sent in the body, so
 * that they do not appear in logs.
 */
export const openBooking = contractOf('openBooking', {
  summary: 'Look up a booking by reference and email address',
  body: z.object(
    {
      reference: z.string(myBookingMessages.noMatch).check(z.maxLength(100, myBookingMessages.noMatch)),
      email: Email,
    },
    myBookingMessages.noMatch,
  ),
  hasSecret: true,
  reply: success({ reference: z.string() }),
  limits: { perAddress: { max: 300, perHours: 1 } },
  takesProbes: true,
  problems: ['not-found', 'too-many'],
});
