import type { TourLanguage } from '#shared/booking/language.ts';
import type { Departure } from '#shared/booking/next-departure.ts';
import type { TourType } from '#shared/booking/slots.ts';
import { type CalendarDate, daysBetween } from '#shared/values/port-vila-time.ts';
import { formatDate, portVilaTimeNote } from '#shared/values/written-time.ts';

const places = (count: number): string => `${count} ${count === 1 ? 'place' : 'places'}`;

/** Time, with the date parts that differ from the current day. */
function timeRelativeTo(day: CalendarDate, { date, slot }: Departure): string {
  if (date === day) return slot.time;
  const isThisWeek = daysBetween(day, date) < 7;
  const parts = isThisWeek
    ? { weekday: 'long' as const }
    : { weekday: 'long' as const, day: 'numeric' as const, month: 'long' as const };
  return `${formatDate(date, parts)} ${slot.time}`;
}

/** Alternative slot. The page must name the time zone next to it. */
export const departureCopy = {
  withRoom: (guests: number) => (guests > 1 ? `Next with room for ${guests}` : 'Next with room'),
  inLanguage: (type: TourType, language: TourLanguage) =>
    `Next ${type === 'Tour and Tasting' ? 'tour' : 'tasting'} in ${language}`,
  forParty: (type: TourType, language: TourLanguage | undefined, guests: number) =>
    `Next ${type}${language ? ` in ${language}` : ''}${guests > 1 ? ` with room for ${guests}` : ''}`,
  sentence: (lead: string, from: CalendarDate, departure: Departure) =>
    `${lead}: ${timeRelativeTo(from, departure)}, ${places(departure.remaining)}`,
  sentenceWithZone: (lead: string, from: CalendarDate, departure: Departure) =>
    `${lead}: ${timeRelativeTo(from, departure)}, ${portVilaTimeNote}, ${places(departure.remaining)}`,
} as const;
