import * as z from 'zod/mini';
import { tourLanguages } from '#shared/booking/language.ts';
import { slots } from '#shared/booking/slots.ts';
import { capacity } from '#shared/booking/terms.ts';
import { contractOf } from '../contract.ts';
import { CalendarDateText, success } from '../fields.ts';
import { command, PartyId } from './fields.ts';
import { Party } from './party.ts';

/**
 * PUT /api/staff/languages: changes the language of a start once each of its parties has agreed. The call names all of
 * them as they were shown; it is refused as `party-changed` if one was added or changed since. The change is recorded
 * in each party's history, and parties with an email address get an email in their language. Refused as `step-up` over
 * the colleague's daily limit. Idempotent by `commandId`.
 */
export const changeLanguage = contractOf('changeLanguage', {
  summary: 'Change the language of a start',
  staff: 'manager',
  body: command({
    date: CalendarDateText,
    tourId: z.int().check(z.gte(0), z.lte(slots.length - 1)),
    language: z.enum(tourLanguages),
    /** The parties of the start, each of which has agreed. */
    agreed: z
      .array(z.object({ party: PartyId, sequence: z.int().check(z.gte(0)) }))
      .check(z.maxLength(capacity)),
  }),
  reply: success({ parties: z.array(Party) }),
  problems: ['not-bookable', 'party-changed', 'history-full', 'too-late'],
});
