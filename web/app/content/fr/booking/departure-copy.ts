import type { departureCopy as english } from '#app/content/booking/departure-copy.ts';
import type { Translated } from '#app/content/translated.ts';
import { languageName, startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import type { Departure } from '#shared/booking/next-departure.ts';
import { type CalendarDate, daysBetween } from '#shared/values/port-vila-time.ts';
import { formatDate, portVilaTimeNote } from '#shared/values/written-time.ts';

const places = (count: number): string => `${count} ${count < 2 ? 'place' : 'places'}`;

/** Time, with the date parts that differ from the current day. */
function timeRelativeTo(day: CalendarDate, { date, slot }: Departure): string {
  if (date === day) return startLabel(slot.time);
  const weekday = { weekday: 'long' } as const;
  const isThisWeek = daysBetween(day, date) < 7;
  const said = formatDate(date, isThisWeek ? weekday : { ...weekday, day: 'numeric', month: 'long' });
  return `${said} à ${startLabel(slot.time)}`;
}

export const departureCopy: Translated<typeof english> = {
  withRoom: (guests) =>
    guests > 1 ? `Prochain créneau avec ${guests} places` : 'Prochain créneau avec une place',
  inLanguage: (type, language) =>
    `Prochaine ${type === 'Tour and Tasting' ? 'visite' : 'dégustation'} en ${languageName(language)}`,
  forParty: (type, language, guests) =>
    `${tourName(type)}${language ? ` en ${languageName(language)}` : ''}${guests > 1 ? ` pour ${guests}` : ''}, prochain créneau`,
  sentence: (lead, from, departure) =>
    `${lead} : ${timeRelativeTo(from, departure)}, ${places(departure.remaining)}`,
  sentenceWithZone: (lead, from, departure) =>
    `${lead} : ${timeRelativeTo(from, departure)}, ${portVilaTimeNote}, ${places(departure.remaining)}`,
};
