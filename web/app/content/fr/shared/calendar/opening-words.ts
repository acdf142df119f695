import { weekdayHours } from '#shared/calendar/opening-week.ts';
import type * as english from '#shared/calendar/opening-words.ts';
import { formatDate, hourLabel, timeLabel } from '#shared/values/written-time.ts';

type Same<Name extends keyof typeof english> = (typeof english)[Name];

export const openUntil: Same<'openUntil'> = (minutes) => `jusqu’à ${timeLabel(minutes)} aujourd’hui`;

export const opensToday: Same<'opensToday'> = (minutes) => `Ouverture aujourd’hui à ${hourLabel(minutes)}.`;

export const reopensMonday: Same<'reopensMonday'> = `Réouverture lundi à ${hourLabel(weekdayHours.from)}.`;

export const opensTomorrowSaturday: Same<'opensTomorrowSaturday'> = (minutes, afterwards) =>
  `Demain samedi, ouverture à ${hourLabel(minutes)}\u00a0; ensuite, ${lowerFirst(afterwards)}`;

const lowerFirst = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

export const reopensTomorrow: Same<'reopensTomorrow'> = (minutes) =>
  `Réouverture demain à ${hourLabel(minutes)}.`;

export const reopensOn: Same<'reopensOn'> = (date, minutes) =>
  `Réouverture le ${formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' })} à ${hourLabel(minutes)}.`;

export const closedForNow: Same<'closedForNow'> = 'Nous sommes fermés jusqu’à nouvel ordre.';
