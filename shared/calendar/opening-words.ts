import type { CalendarDate } from '../values/port-vila-time.ts';
import { formatDate, hourLabel, timeLabel } from '../values/written-time.ts';
import { weekdayHours } from './opening-week.ts';

/** When the distillery opens or closes (specification §4). Minutes since midnight in Port Vila. */

export const openUntil = (minutes: number): string => `until ${timeLabel(minutes)} today`;

export const opensToday = (minutes: number): string => `We open today at ${hourLabel(minutes)}.`;

export const reopensMonday: string = `We reopen Monday ${hourLabel(weekdayHours.from)}.`;

/** @param nextOpening - the sentence about the next opening after Saturday */
export const opensTomorrowSaturday = (minutes: number, nextOpening: string): string =>
  `Tomorrow, Saturday, we open at ${hourLabel(minutes)}; after that ${lowerFirst(nextOpening)}`;

const lowerFirst = (sentence: string): string => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;

export const reopensTomorrow = (minutes: number): string => `We reopen tomorrow at ${hourLabel(minutes)}.`;

export const reopensOn = (date: CalendarDate, minutes: number): string =>
  `We reopen on ${formatDate(date, { weekday: 'long', day: 'numeric', month: 'long' })} at ${hourLabel(minutes)}.`;

export const closedForNow: string = 'We are closed until further notice.';
