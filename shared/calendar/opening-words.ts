import type { CalendarDate } from '../values/port-vila-time.ts';
import { hourLabel, timeLabel, writeDate } from '../values/written-time.ts';

/** When the distillery opens or closes (specification §4). Minutes since midnight in Port Vila. */
export const openingWords = {
  openUntil: (minutes: number) => `until ${timeLabel(minutes)} today`,
  opensToday: (minutes: number) => `We open today at ${hourLabel(minutes)}.`,
  reopensMonday: 'We reopen Monday 8 AM.',
  opensTomorrowSaturday: (minutes: number) => `Tomorrow, Saturday, we open at ${hourLabel(minutes)}.`,
  reopensTomorrow: (minutes: number) => `We reopen tomorrow at ${hourLabel(minutes)}.`,
  reopensOn: (date: CalendarDate, minutes: number) =>
    `We reopen on ${writeDate(date, { weekday: 'long', day: 'numeric', month: 'long' })} at ${hourLabel(minutes)}.`,
  closedForNow: 'We are closed until further notice.',
} as const;
