import { weekdayHours } from '#shared/calendar/opening-week.ts';
import type * as english from '#shared/calendar/opening-words.ts';
import { formatDate, hourLabel, timeLabel } from '#shared/values/written-time.ts';

type SameType<Name extends keyof typeof english> = (typeof english)[Name];

export const openUntil: SameType<'openUntil'> = (minutes) => `jusqu’à ${timeLabel(minutes)} aujourd’hui`;

export const opensToday: SameType<'opensToday'> = (minutes) =>
  `Ouverture aujourd’hui à ${hourLabel(minutes)}.`;

export const reopensMonday: SameType<'reopensMonday'> = `Réouverture lundi à ${hourLabel(weekdayHours.from)}.`;

export const opensTomorrowSaturday: SameType<'opensTomorrowSaturday'> = (minutes, afterwards) =>
  `Demain samedi, ouverture à ${hourLabel(minutes)}\u00a0; ensuite, ${lowerFirst(afterwards)}`;

const lowerFirst = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

export const reopensTomorrow: SameType<'reopensTomorrow'> = (minutes) =>
  `Réouverture demain à ${hourLabel(minutes)}.`;

export const reopensOn: SameType<'reopensOn'> = (date, minutes) =>
  `Réouverture le ${formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' })} à ${hourLabel(minutes)}.`;

export const closedForNow: SameType<'closedForNow'> = 'Nous sommes fermés jusqu’à nouvel ordre.';
