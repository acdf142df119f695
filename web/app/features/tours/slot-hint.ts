import { isPastCutOff } from '../../../../shared/booking/availability.ts';
import type { IsClosed } from '../../../../shared/booking/bookable-day.ts';
import { capacity } from '../../../../shared/booking/guests.ts';
import { tourLanguages } from '../../../../shared/booking/language.ts';
import { type LoadedDay, nextDeparture } from '../../../../shared/booking/next-departure.ts';
import { type Slot, slotsOn } from '../../../../shared/booking/slots.ts';
import type { CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import { type AlternativeSlot, alternativeSlot, type Lack } from '../../booking/alternative-slot.ts';

interface HintRequest {
  readonly date: CalendarDate;
  /** The day shown, and the next bookable one if loaded. Without the day shown there are no hints. */
  readonly days: readonly LoadedDay[];
  readonly now: Date;
  readonly isClosed: IsClosed;
  /** Adults, according to the URL. */
  readonly guests: number;
}

/** What the slot lacks for some guests: capacity, or the other language; undefined if nothing. */
function lackOf(slot: Slot, { date, days, now, guests }: HintRequest): Lack | undefined {
  const day = days.find((each) => each.date === date);
  if (day === undefined || isPastCutOff(date, slot.time, now)) return undefined;
  const { count = 0, language, closed } = day.bookings[slot.time]?.[slot.type] ?? {};
  if (closed || capacity - count < guests) return 'capacity';
  return language && tourLanguages.find((each) => each !== language);
}

/** The next suitable slot; undefined when this one suits, or none is known. */
export function slotHint(slot: Slot, request: HintRequest): AlternativeSlot | undefined {
  const lack = lackOf(slot, request);
  return lack && alternativeSlot(lack, { ...request, after: { date: request.date, slot } });
}

/**
 * Whether the next bookable day has to be loaded too, because the day shown has no alternative for one of its slots.
 */
export function needsDayAhead(request: HintRequest): boolean {
  const shown = slotsOn(request.date);
  const isCounted = request.days.some((day) => day.date === request.date);
  const goesOn = shown.some(({ type }) => nextDeparture({ ...request, type }) !== undefined);
  return (
    isCounted &&
    (!goesOn ||
      shown.some((slot) => lackOf(slot, request) !== undefined && slotHint(slot, request) === undefined))
  );
}
