import * as z from 'zod/mini';
import { tourLanguages } from '#shared/booking/language.ts';

/** A party as a shared device shows it while no one is identified, since passers-by may read the screen. */
export const ReducedParty = z.object({
  /** Permanent id. */
  id: z.string(),
  /** Empty for a walk-in who gave none. */
  firstName: z.string(),
  /** Initial of the last name, without a full stop; empty if there is no last name. */
  initial: z.string(),
  guestCount: z.int(),
  preferredLanguage: z.enum(tourLanguages),
  status: z.enum(['confirmed', 'cancelled']),
  /** Numbers of guests who are here, who did not come, and who are here and have nothing left to pay. */
  here: z.int(),
  noShow: z.int(),
  paidGuests: z.int(),
});
export type ReducedParty = z.infer<typeof ReducedParty>;

/** One start of one tour type, without the reason of a closure. */
export const ReducedStart = z.object({
  tourId: z.int(),
  /** Changes whenever the reduced start changes. */
  version: z.string(),
  /** Places taken of 16. */
  guests: z.int(),
  language: z.optional(z.enum(tourLanguages)),
  closed: z.optional(z.object({})),
  parties: z.array(ReducedParty),
});
export type ReducedStart = z.infer<typeof ReducedStart>;
