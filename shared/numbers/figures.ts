import * as z from 'zod/mini';
import { tourLanguages } from '../booking/language.ts';
import { partySources } from '../staff/parties/party-source.ts';
import { paymentMethods } from '../staff/parties/visit-log.ts';
import { leadTimes } from './lead-time.ts';

const byName = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z.record(z.enum(names), z.int());

/** Guests whose booking was refused because a start runs in the other language. `language`: the requested one. */
export const LanguageRefusals = z.object({
  tourId: z.int(),
  language: z.enum(tourLanguages),
  times: z.int(),
  /** Sum of adults over all refusals. */
  guests: z.int(),
});
export type LanguageRefusals = z.infer<typeof LanguageRefusals>;

/**
 * Figures of one or several days, without personal data. Parties and adults are those of bookings that were not
 * cancelled, unless a field says otherwise.
 */
export const Figures = z.object({
  parties: z.int(),
  /** Adults booked. */
  booked: z.int(),
  /** Adults recorded as here; including those of cancelled bookings who came anyway. */
  came: z.int(),
  /** Adults recorded as no-shows. */
  noShow: z.int(),
  /** Parties cancelled by guests, operators, staff or a closure. */
  cancelledParties: z.int(),
  cancelledGuests: z.int(),
  /** Parties cancelled by a closure. */
  closedParties: z.int(),
  /** Amounts settled by payments for these visits, in whole vatu, by method; including cancelled bookings. */
  vatu: byName(paymentMethods),
  /** Adults booked, by the language of their visit. */
  languages: byName(tourLanguages),
  /** Adults booked, by the source of their booking. */
  sources: byName(partySources),
  /** Parties by the days between booking and visit, as in `leadTimes`. */
  leadTimes: z.array(z.int()).check(z.length(leadTimes.length)),
  refusals: z.array(LanguageRefusals),
});
export type Figures = z.infer<typeof Figures>;

/** The figures of a day. `yyyy-MM-dd`, in Port Vila. */
export const DayFigures = z.extend(Figures, {
  date: z.string(),
  /** Whether the whole day was closed; false on Sundays. */
  isClosed: z.boolean(),
  /** A cruise ship was in port. */
  isShipDay: z.boolean(),
});
export type DayFigures = z.infer<typeof DayFigures>;
