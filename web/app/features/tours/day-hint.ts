import { departureCopy } from '#app/content/booking/departure-copy.ts';
import type { TourLanguage } from '#shared/booking/language.ts';
import { type Departure, type LoadedDay, nextDeparture } from '#shared/booking/next-departure.ts';
import type { TourType } from '#shared/booking/slots.ts';
import type { Calendar } from '#shared/calendar/calendar.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import type { SlotView } from './slot-view.ts';

/** Suggested start on a later day, for a party that few starts of this day suit. */
export interface DayHint {
  readonly text: string;
  readonly departure: Departure;
}

export interface HintRequest {
  readonly date: CalendarDate;
  /** The next bookable day, once it is loaded. */
  readonly nextDay: LoadedDay | undefined;
  readonly now: Date;
  readonly calendar: Calendar;
  readonly guests: number | undefined;
  readonly language: TourLanguage | undefined;
}

/** Whether to suggest another day: fewer than half of the starts have the places and the language for the party. */
export const needsNextDay = (views: readonly SlotView[]): boolean =>
  views.length > 0 &&
  (views.every((view) => !view.isOpen) ||
    2 * views.filter((view) => view.hasShortfall).length > views.length);

/** One hint, or one per tour if no start of the day can be booked. */
export function dayHints(
  views: readonly SlotView[],
  types: readonly TourType[],
  request: HintRequest,
): readonly DayHint[] {
  const { date, nextDay, guests = 1, language } = request;
  if (nextDay === undefined || !needsNextDay(views)) return [];
  const hints = types.flatMap((type) => {
    const departure = nextDeparture({
      ...request,
      type,
      days: [nextDay],
      guests,
      ...(language && { preferredLanguage: language }),
    });
    const lead = departureCopy.forParty(type, language, guests);
    return departure ? [{ departure, text: departureCopy.sentence(lead, date, departure) }] : [];
  });
  return views.some((view) => view.isOpen) ? hints.slice(0, 1) : hints;
}
