import type { CalendarDate } from '../values/port-vila-time.ts';
import { hourLabel, timeLabel, writeDate } from '../values/written-time.ts';

/** When the distillery opens or closes (specification §4). Minutes since midnight in Port Vila. */

export const openUntil = (minutes: number): string => `until ${timeLabel(minutes)} today`;

export const opensToday = (minutes: number): string => `We open today at ${hourLabel(minutes)}.`;

export const reopensMonday: string = 'We reopen Monday 8 AM.';

export const opensTomorrowSaturday = (minutes: number): string =>
  `Tomorrow, Saturday, we open at ${hourLabel(minutes)}.`;

export const reopensTomorrow = (minutes: number): string => `We reopen tomorrow at ${hourLabel(minutes)}.`;

export const reopensOn = (date: CalendarDate, minutes: number): string =>
  `We reopen on ${writeDate(date, { weekday: 'long', day: 'numeric', month: 'long' })} at ${hourLabel(minutes)}.`;

export const closedForNow: string = 'We are closed until further notice.';
