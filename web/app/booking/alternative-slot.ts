import type { TourLanguage } from '#shared/booking/language.ts';
import { type Departure, type LoadedDay, nextDeparture } from '#shared/booking/next-departure.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import { departureCopy as copy } from '../content/booking/departure-copy.ts';
import type { ChosenSlot } from './form/booking-form.ts';

/** A slot to offer instead of an unsuitable one. */
export interface AlternativeSlot {
  readonly text: string;
  readonly departure: Departure;
  /** Language that the guest requested. */
  readonly preferredLanguage?: TourLanguage;
}

/** Requirement that a slot does not meet: capacity for the party, or a language. */
export type Shortfall = 'capacity' | TourLanguage;

/** The next loaded slot that does not have the shortfall of the slot `after`. */
export function alternativeSlot(
  shortfall: Shortfall,
  request: {
    readonly after: ChosenSlot;
    readonly guests: number;
    readonly days: readonly LoadedDay[];
    readonly now: Date;
    readonly calendar?: Calendar;
  },
  format: typeof copy.sentence = copy.sentence,
): AlternativeSlot | undefined {
  const { after, guests } = request;
  const { type } = after.slot;
  const requested = shortfall === 'capacity' ? {} : { preferredLanguage: shortfall };
  const lead = shortfall === 'capacity' ? copy.withRoom(guests) : copy.inLanguage(type, shortfall);
  const departure = nextDeparture({ ...request, ...requested, type });
  return departure && { departure, text: format(lead, after.date, departure), ...requested };
}
