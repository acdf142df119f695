import type { Hours } from '../calendar/opening-week.ts';

/**
 * The terms of a booking (specification §5, §9): the rules apply them, and every text that names one reads it from
 * here, in each language.
 */

/** Capacity of a slot; only adults count. */
export const capacity = 16;

/** From this age guests count as adults and may taste. */
export const adultAge = 18;

/** Minutes before the start when booking for the same day closes. */
export const cutOffMinutes = 30;

/** Length of the booking window in months. */
export const monthsAhead = 3;

/** Starts from the first of these hours until before the second are in English only. */
export const englishOnly: Hours = { from: 11 * 60, until: 14 * 60 };

/** Minutes since midnight of the first start on Saturdays, and on other days that start at noon. */
export const afternoonFrom = 12 * 60;
