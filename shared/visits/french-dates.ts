import { type DateNames, type DateParts, dateInWords } from '../values/date-in-words.ts';
import type { CalendarDate } from '../values/port-vila-time.ts';

export const frenchNames: DateNames = {
  weekdays: 'dimanche lundi mardi mercredi jeudi vendredi samedi'.split(' '),
  months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
  short: (name) =>
    name.length < 5 ? name : `${name.slice(0, /^(janv|févr|juil|sept)/.test(name) ? 4 : 3)}.`,
};

/** Formats `mardi 24 novembre 2026` with the requested parts, and `1er` for the first of a month. */
export const frenchDate = (date: CalendarDate, parts?: DateParts): string =>
  dateInWords(date, frenchNames, parts).replace(/(?<!\d)1(?= )/, '1er');

/** Formats minutes since midnight: `14 h`, `14 h 30`, with no-break spaces. */
export function frenchTime(minutes: number): string {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
}

/** Formats a length of time: `30 minutes`, `1 heure`, with no-break spaces. */
export function frenchLength(minutes: number): string {
  if (minutes % 60 !== 0) return `${minutes}\u00a0minutes`;
  return minutes === 60 ? '1\u00a0heure' : `${minutes / 60}\u00a0heures`;
}
