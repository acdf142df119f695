import * as z from 'zod/mini';
import { tourLanguages } from '#shared/booking/language.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { replyMessages } from '#shared/booking/messages/reply-messages.ts';
import { slots } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { phoneProblem } from '#shared/staff/parties/party-details.ts';
import { emailProblem, firstNameProblem, lastNameProblem } from '#shared/values/guest-details.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText, checkedText } from '../fields.ts';
import { command, PartyInStart } from './fields.ts';
import { PartyReply } from './party.ts';

/** Empty, or a text that passes the given check. */
const optionalText = (problem: (value: string) => string | undefined) =>
  checkedText((value) => (value === '' ? undefined : problem(value)));

/** The whole party as requested. */
const RequestedParty = z.object({
  date: CalendarDateText,
  tourId: z.int().check(z.gte(0), z.lte(slots.length - 1)),
  guestCount: z
    .int(messages.atLeastOneGuest)
    .check(z.gte(1, messages.atLeastOneGuest), z.lte(capacity, messages.groupTooLarge)),
  preferredLanguage: z.enum(tourLanguages, replyMessages.languageUnknown),
  firstName: optionalText((value) => firstNameProblem(value, 'the guest’s')),
  lastName: optionalText((value) => lastNameProblem(value, 'the guest’s')),
  email: optionalText((value) => emailProblem(value, 'the guest’s')),
  phone: optionalText(phoneProblem),
});

/**
 * PUT /api/staff/bookings: replaces the whole party, in its start or in another, with the conditional write that guests
 * use. Allowed until the start ends, even for a party that has checked in; its visit moves with it, unless money was
 * recorded for the day. The server sets the price. A guest with an email address gets an email. `sequence` is the
 * version of the party on screen; if the party has changed since, the call is refused as `party-changed`. Over the
 * daily limit for changes of the address, a colleague is refused as `too-many`, and a manager as `step-up`. Idempotent
 * by `commandId`.
 */
export const changeParty = contractOf('changeParty', {
  summary: 'Change a booking or move it to another start',
  staff: 'floor',
  body: command({ ...PartyInStart, sequence: z.int().check(z.gte(0)), requested: RequestedParty }),
  reply: { status: 200, schema: PartyReply },
  problems: [
    'not-found',
    'booking-cancelled',
    'party-changed',
    'checked-in',
    'history-full',
    'not-bookable',
    'too-late',
    'slot-full',
    'slot-closed',
    'language-taken',
    'too-many',
    'step-up',
  ],
});
