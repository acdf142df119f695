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
  /** The day shown, and the next bookable one where it is counted. Without the day shown there are no hints. */
  readonly days: readonly LoadedDay[];
  readonly now: Date;
  readonly isClosed: IsClosed;
  /** Adults who want to come, as far as the address says. */
  readonly guests: number;
}

/** What a guest may miss in a start: places, or the other language. Undefined when it may suit every guest. */
function lackOf(slot: Slot, { date, days, now, guests }: HintRequest): Lack | undefined {
  const day = days.find((each) => each.date === date);
  if (day === undefined || isPastCutOff(date, slot.time, now)) return undefined;
  const { count = 0, language, closed } = day.bookings[slot.time]?.[slot.type] ?? {};
  if (closed || capacity - count < guests) return 'capacity';
  return language && tourLanguages.find((each) => each !== language);
}

/** What is next for guests whom a start does not suit; undefined when it suits, or when none is known. */
export function slotHint(slot: Slot, request: HintRequest): AlternativeSlot | undefined {
  const lack = lackOf(slot, request);
  return lack && alternativeSlot(lack, { ...request, after: { date: request.date, slot } });
}

/** Whether the next bookable day has to be counted too, because the day shown has no answer for one of its starts. */
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
