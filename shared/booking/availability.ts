import type { CalendarDate } from '../values/port-vila-time.ts';
import { isPastCutOff } from './cut-off.ts';
import { languagesAt, type TourLanguage } from './language.ts';
import { type AvailabilityTone, availabilityLabels, availableIn, inLanguage } from './messages/slot-words.ts';
import type { Slot, StartTime, TourType } from './slots.ts';
import { capacity } from './terms.ts';

/** Bookings of a slot. `closed`: closed by staff. */
export interface SlotBookings {
  readonly count: number;
  readonly language?: TourLanguage | undefined;
  readonly closed?: true | undefined;
}

/** Bookings by time and tour type; a missing slot has none (specification §3). */
export type DayBookings = Partial<Record<StartTime, Partial<Record<TourType, SlotBookings>>>>;

/**
 * Availability as displayed: `tone` sets the colour (green, yellow, orange, red), always shown with `label` and the
 * count.
 */
export interface SlotAvailability {
  readonly available: boolean;
  readonly remaining: number;
  readonly tone: AvailabilityTone;
  readonly label: string;
  readonly languageLabel: string;
}

const fewFrom = 12;
const someFrom = 8;

/** Availability of a slot at an instant (specification §4, §8, §9). */
export function slotAvailability(
  slot: Slot,
  date: CalendarDate,
  bookings: SlotBookings | undefined,
  now: Date,
): SlotAvailability {
  const { count, language, closed } = bookings ?? { count: 0 };
  const remaining = Math.max(capacity - count, 0);
  const available = remaining > 0 && closed !== true && !isPastCutOff(date, slot.time, now);
  const languageLabel = language ? inLanguage(language) : availableIn(languagesAt(slot.time));
  const tone = !available ? 'no' : count >= fewFrom ? 'few' : count >= someFrom ? 'some' : 'ok';
  return { available, remaining, languageLabel, tone, label: availabilityLabels[tone] };
}
