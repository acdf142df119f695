import type { TourLanguage } from '#shared/booking/language.ts';
import { type Departure, type LoadedDay, nextDeparture } from '#shared/booking/next-departure.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import { departureCopy as copy } from '../content/booking/departure-copy.ts';
import type { ChosenSlot } from './form/booking-form.ts';

/** A slot to offer instead of one that does not suit. */
export interface AlternativeSlot {
  readonly text: string;
  readonly departure: Departure;
  /** Language that the guest asked for. */
  readonly preferredLanguage?: TourLanguage;
}

/** Missing in a slot: capacity for the party, or a language. */
export type Lack = 'capacity' | TourLanguage;

/** The next slot that has what `after` lacks, if any is known; `says` formats it. */
export function alternativeSlot(
  lack: Lack,
  request: {
    readonly after: ChosenSlot;
    readonly guests: number;
    readonly days: readonly LoadedDay[];
    readonly now: Date;
    readonly calendar?: Calendar;
  },
  says: typeof copy.says = copy.says,
): AlternativeSlot | undefined {
  const { after, guests } = request;
  const { type } = after.slot;
  const requested = lack === 'capacity' ? {} : { preferredLanguage: lack };
  const lead = lack === 'capacity' ? copy.withRoom(guests) : copy.inLanguage(type, lack);
  const departure = nextDeparture({ ...request, ...requested, type });
  return departure && { departure, text: says(lead, after.date, departure), ...requested };
}
