import * as z from 'zod/mini';
import { closureReasonProblem } from '#shared/booking/closure-reason.ts';
import { tourLanguages } from '#shared/booking/language.ts';
import { slots } from '#shared/booking/slots.ts';
import { offerDays } from '#shared/staff/closing/closing-offers.ts';
import { partySources } from '#shared/staff/parties/party-source.ts';
import { CalendarDateText, checkedText } from '../fields.ts';

/** Guests read it verbatim, within sentences. */
export const ClosureReason = checkedText(closureReasonProblem);

/** A start that is offered to guests of a closed one. */
export const OfferedStart = z.object({ date: z.string(), tourId: z.int() });

/** A party that a closure affects. `due` is what it owes at the distillery, in whole vatu. */
export const ClosureParty = z.object({
  /** Permanent id. */
  id: z.string(),
  date: z.string(),
  tourId: z.int(),
  /** Empty when the guest gave none. */
  firstName: z.string(),
  lastName: z.string(),
  source: z.enum(partySources),
  companyName: z.optional(z.string()),
  guestCount: z.int(),
  due: z.int(),
  /** Whether an email notifies the party; without an address a colleague has to telephone. */
  isMailed: z.boolean(),
  /** Language in which to notify them. */
  messagesIn: z.enum(tourLanguages),
  phone: z.optional(z.string()),
  /** Starts offered to the party; absent if there are none. */
  offered: z.optional(z.array(OfferedStart)),
});
export type ClosureParty = z.infer<typeof ClosureParty>;

export const startId = z.int().check(z.gte(0), z.lte(slots.length - 1));

/** Number of starts on all days with offers. */
const maxOffered = (offerDays + 1) * slots.length;

/** Starts of a preview that guests may be offered. If absent, any start that fits them may be offered. */
export const Offers = z.optional(
  z.array(z.object({ date: CalendarDateText, tourId: startId })).check(z.maxLength(maxOffered)),
);

/** Consent to the preview; required if anyone would be notified. */
export const closingConsent = {
  /** Digest of the preview that was shown. */
  digest: z.optional(z.string().check(z.maxLength(64))),
  /** Number of parties, as retyped or recounted; required from `partiesToConfirm` on. */
  confirmedParties: z.optional(z.int().check(z.gte(1))),
};
