import { isPastCutOff } from '../../../../shared/booking/availability.ts';
import type { IsClosed } from '../../../../shared/booking/bookable-day.ts';
import { capacity } from '../../../../shared/booking/guests.ts';
import { type TourLanguage, tourLanguages } from '../../../../shared/booking/language.ts';
import { type Departure, type LoadedDay, nextDeparture } from '../../../../shared/booking/next-departure.ts';
import { type Slot, slotsOn } from '../../../../shared/booking/slots.ts';
import type { CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import { departureCopy as copy } from '../../content/booking/departure-copy.ts';

/** Where those go whom a start does not suit. */
export interface SlotHint {
  readonly text: string;
  readonly departure: Departure;
}

interface HintRequest {
  readonly date: CalendarDate;
  /** The day shown, and the next bookable one where it is counted. Without the day shown there are no hints. */
  readonly days: readonly LoadedDay[];
  readonly now: Date;
  readonly isClosed: IsClosed;
  /** Adults who want to come, as far as the address says. */
  readonly guests: number;
}

/** What a guest may miss in a start: room, or the other language. Undefined when it may suit everybody. */
function missingIn(
  slot: Slot,
  { date, days, now, guests }: HintRequest,
): { readonly lead: string; readonly preferredLanguage?: TourLanguage } | undefined {
  const day = days.find((each) => each.date === date);
  if (day === undefined || isPastCutOff(date, slot.time, now)) return undefined;
  const { count = 0, language, closed } = day.bookings[slot.time]?.[slot.type] ?? {};
  if (closed || capacity - count < guests) return { lead: copy.withRoom(guests) };
  const other = language && tourLanguages.find((each) => each !== language);
  return other && { lead: copy.inLanguage(slot.type, other), preferredLanguage: other };
}

/** What is next for those whom a start does not suit; undefined when it suits, or when nobody knows. */
export function slotHint(slot: Slot, request: HintRequest): SlotHint | undefined {
  const missing = missingIn(slot, request);
  if (missing === undefined) return undefined;
  const { lead, ...sought } = missing;
  const departure = nextDeparture({
    ...request,
    ...sought,
    type: slot.type,
    after: { date: request.date, slot },
  });
  return departure && { departure, text: copy.says(lead, request.date, departure) };
}

/** Whether the next bookable day has to be counted too, because the day shown has no answer for one of its starts. */
export function needsDayAhead(request: HintRequest): boolean {
  const shown = slotsOn(request.date);
  const isCounted = request.days.some((day) => day.date === request.date);
  const goesOn = shown.some(({ type }) => nextDeparture({ ...request, type }) !== undefined);
  return (
    isCounted &&
    (!goesOn ||
      shown.some((slot) => missingIn(slot, request) !== undefined && slotHint(slot, request) === undefined))
  );
}
