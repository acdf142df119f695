import { bookingWindow, dayProblem } from '../../../../shared/booking/bookable-day.ts';
import type { TourLanguage } from '../../../../shared/booking/language.ts';
import { type Departure, type LoadedDay, nextDeparture } from '../../../../shared/booking/next-departure.ts';
import { addDays, type CalendarDate } from '../../../../shared/values/port-vila-time.ts';
import {
  type BookingForm,
  type ChosenSlot,
  type LanguageChoice,
  pricedGuests,
  type Room,
} from '../../booking/form/booking-form.ts';
import { departureCopy as copy } from '../../content/booking/departure-copy.ts';

/** Another start for those whom the chosen one does not suit. */
export interface AlternativeSlot {
  readonly text: string;
  readonly departure: Departure;
  /** The language that it is sought for. */
  readonly preferredLanguage?: TourLanguage;
}

export interface AlternativeSlotsRequest {
  readonly chosen: ChosenSlot;
  readonly form: BookingForm;
  readonly room: Room;
  readonly language: LanguageChoice;
  /** Counted days: the chosen one and, where it is counted, the next that can be booked. */
  readonly days: readonly LoadedDay[];
  readonly now: Date;
}

/** What the chosen start lacks. */
interface Lacks {
  /** Room for all of the party. */
  readonly room: boolean;
  /** The language that it cannot be had in. */
  readonly language: TourLanguage | undefined;
}

function lacksOf({
  form,
  room,
  language,
}: Pick<AlternativeSlotsRequest, 'form' | 'room' | 'language'>): Lacks {
  return {
    room: room.closed || room.remaining < Math.max(pricedGuests(form), 1),
    language: language.options.find((option) => option.disabled)?.value,
  };
}

/** What is next with room, and in the language that this one cannot be had in; undefined where nobody knows of any. */
export function alternativeSlots(request: AlternativeSlotsRequest): {
  readonly room: AlternativeSlot | undefined;
  readonly language: AlternativeSlot | undefined;
} {
  const { chosen, form, days, now } = request;
  const guests = Math.max(pricedGuests(form), 1);
  const lacks = lacksOf(request);
  const seek = (lead: string, preferredLanguage?: TourLanguage): AlternativeSlot | undefined => {
    const wanted = preferredLanguage ? { preferredLanguage } : {};
    const departure = nextDeparture({ type: chosen.slot.type, after: chosen, guests, days, now, ...wanted });
    return departure && { departure, text: copy.saysWithZone(lead, chosen.date, departure), ...wanted };
  };
  return {
    room: lacks.room ? seek(copy.withRoom(guests)) : undefined,
    language: lacks.language && seek(copy.inLanguage(chosen.slot.type, lacks.language), lacks.language),
  };
}

/** Whether the next day has to be counted as well: the chosen one has no answer for what its start lacks. */
export function needsDayAhead(request: AlternativeSlotsRequest): boolean {
  if (request.days.length === 0) return false;
  const lacks = lacksOf(request);
  const ways = alternativeSlots(request);
  return (lacks.room && !ways.room) || (lacks.language !== undefined && !ways.language);
}

/** The next day that can be booked, as far as the calendar tells. */
export function bookableDayAfter(date: CalendarDate, now: Date): CalendarDate | undefined {
  const { last } = bookingWindow(now);
  for (let next = addDays(date, 1); next <= last; next = addDays(next, 1))
    if (dayProblem(next, now) === undefined) return next;
  return undefined;
}
