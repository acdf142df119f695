import * as z from 'zod/mini';
import { tourLanguages } from '#shared/booking/language.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import { slots } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { phoneProblem } from '#shared/staff/parties/party-details.ts';
import { maxNoteLength } from '#shared/staff/parties/visit-limits.ts';
import { firstNameProblem, lastNameProblem } from '#shared/values/guest-details.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText, checkedText, Email } from '../fields.ts';
import { bookingProblems } from '../guests/create-booking.ts';
import { command } from './fields.ts';
import { PartyReply } from './party.ts';

/**
 * POST /api/staff/bookings: adds a walk-in or a booking by telephone, with the use case and the conditional write of a
 * guest's booking. Allowed until the start ends. The server sets the price. A walk-in to a start that has begun or
 * begins within the hour is recorded as arrived. Without an email address, no email is sent. With one, a colleague over
 * their daily limit is refused as `too-many`, and a manager as `step-up`.
 */
export const addParty = contractOf('addParty', {
  summary: 'Add a walk-in or a telephone booking',
  staff: 'floor',
  body: command({
    source: z.enum(['walk-in', 'phone']),
    date: CalendarDateText,
    tourId: z.int().check(z.gte(0), z.lte(slots.length - 1)),
    guestCount: z
      .int(messages.atLeastOneGuest)
      .check(z.gte(1, messages.atLeastOneGuest), z.lte(capacity, messages.groupTooLarge)),
    /** If absent, the language of the start applies, or English. */
    preferredLanguage: z.optional(z.enum(tourLanguages, replyMessages.languageUnknown)),
    firstName: z.optional(checkedText((value) => firstNameProblem(value, 'the guest’s'))),
    lastName: z.optional(checkedText((value) => lastNameProblem(value, 'the guest’s'))),
    email: z.optional(Email),
    phone: z.optional(checkedText(phoneProblem)),
    note: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(maxNoteLength))),
  }),
  reply: { status: 201, schema: PartyReply },
  problems: [...bookingProblems, 'too-many', 'step-up'],
});
