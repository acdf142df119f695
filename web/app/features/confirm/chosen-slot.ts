import {
  type BookingForm,
  blankForm,
  type ChosenSlot,
  pricedGuests,
} from '#app/booking/form/booking-form.ts';
import { dayProblem } from '#shared/booking/bookable-day.ts';
import { isPastCutOff } from '#shared/booking/cut-off.ts';
import { parseGuestCount } from '#shared/booking/guests.ts';
import { type TourLanguage, tourLanguages } from '#shared/booking/language.ts';
import { closedDayMessage } from '#shared/booking/messages/closed-day-message.ts';
import { messages } from '#shared/booking/messages/messages.ts';
import { parseStartTime, parseTourType, slotOf, slotsOn } from '#shared/booking/slots.ts';
import { type Calendar, listedCalendar } from '#shared/calendar/calendar.ts';
import { parseCalendarDate } from '#shared/values/port-vila-time.ts';

type ParsedSlot =
  | { readonly chosen: ChosenSlot; readonly problem?: undefined }
  | { readonly chosen?: undefined; readonly problem: string };

/** Reads `date`, `time`, `tourId` and `tourType`, or says why they are not bookable (specification §4, §5). */
export function readChosenSlot(params: URLSearchParams): ParsedSlot {
  const [date, time, id, type] = ['date', 'time', 'tourId', 'tourType'].map((name) => params.get(name) ?? '');
  if (!date || !time || !id || !type) return { problem: messages.missingBookingInformation };
  const tourType = parseTourType(type);
  if (tourType === undefined) return { problem: messages.invalidTourType };
  const day = parseCalendarDate(date);
  if (day === undefined) return { problem: messages.invalidDate };
  const start = parseStartTime(time);
  if (start === undefined) return { problem: messages.invalidTime };
  const slot = slotOf(start, tourType);
  return String(slot.id) === id ? { chosen: { slot, date: day } } : { problem: messages.slotMismatch };
}

/** Why the slot is not bookable at this instant, regardless of capacity; undefined if it is. */
export function slotProblem(
  { slot, date }: ChosenSlot,
  now: Date,
  calendar: Calendar = listedCalendar,
): string | undefined {
  const problem = dayProblem(date, now, calendar);
  if (problem !== undefined) return (problem === messages.closedDay && closedDayMessage(date)) || problem;
  if (!slotsOn(date, calendar.editOn(date)).includes(slot)) return messages.notOnThisDay;
  return isPastCutOff(date, slot.time, now) ? messages.cutOffPassed : undefined;
}

/** Number of guests in the link, 1 to 16; 1 by default. */
export const guestsIn = (params: URLSearchParams): string =>
  String(parseGuestCount(params.get('guests')) ?? 1);

export const languageIn = (params: URLSearchParams): TourLanguage | undefined =>
  tourLanguages.find((language) => language === params.get('preferredLanguage'));

/**
 * Link back to the starts of the day, with the entered party. It names the language only if the guest chose one, on
 * the tours page (`requestedLanguage`) or in the form.
 */
export function toursPath(
  { date }: ChosenSlot,
  form: BookingForm,
  requestedLanguage: TourLanguage | undefined,
): string {
  const language = form.preferredLanguage;
  const isChosen = requestedLanguage || language !== blankForm.preferredLanguage;
  const guests = pricedGuests(form);
  return `/tours?date=${date}${guests ? `&guests=${guests}` : ''}${isChosen ? `&preferredLanguage=${language}` : ''}#chosen-day`;
}
