import { addDays, type CalendarDate, dateOf } from '#shared/values/port-vila-time.ts';

/** Whether a shared device may show a day while no one is identified on it: today and tomorrow. */
export const isNearDay = (date: CalendarDate, now: Date): boolean => {
  const today = dateOf(now);
  return date === today || date === addDays(today, 1);
};
