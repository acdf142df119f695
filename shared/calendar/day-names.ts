/** Display names of days. A closure by staff keeps the reason that staff gave. */

/** Names by month and day. */
export const fixedHolidays = {
  '01-01': "New Year's Day",
  '02-21': 'Father Walter Lini Day',
  '03-05': "Custom Chiefs' Day",
  '05-01': 'Labour Day',
  '07-24': "Children's Day",
  '07-30': 'Independence Day',
  '08-15': 'Assumption Day',
  '10-05': 'Constitution Day',
  '11-29': 'National Unity Day',
  '12-25': 'Christmas Day',
  '12-26': 'Family Day',
} as const;

/** Names by days from Easter Sunday. */
export const movableHolidays = {
  '-2': 'Good Friday',
  1: 'Easter Monday',
  39: 'Ascension Day',
} as const;

/** The weekday on which a holiday on a Sunday is observed. */
export const observed = (holiday: string): string => `${holiday}, observed`;

/**
 * The name of a public holiday for the reader, from its English one. The reason of a closure by staff stays as they
 * wrote it.
 */
export const holidayName = (name: string): string => name;

export const closures = {
  '2025-09-13': 'Community event',
  '2025-10-11': 'Private event',
} as const;

export const islandsNight: string = 'Islands Night';

export const halloweenNight: string = 'Islands Night, Halloween edition';
