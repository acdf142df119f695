import { addDays, type CalendarDate, calendarDateFrom } from '../values/port-vila-time.ts';

const whole = (dividend: number, divisor: number): number => Math.floor(dividend / divisor);

/** Easter Sunday by the Gregorian calendar (J. Meeus, Astronomical Algorithms, 2nd edition, chapter 8). */
export function easterSunday(year: number): CalendarDate {
  const golden = year % 19;
  const century = whole(year, 100);
  const leapCenturies = whole(century, 4);
  const epact = (19 * golden + century - leapCenturies - whole(8 * century + 13, 25) + 15) % 30;
  const moon = epact - whole(epact, 28) * (1 - whole(29, epact + 1) * whole(21 - golden, 11));
  const weekday = (year + whole(year, 4) + moon + 2 - century + leapCenturies) % 7;
  return addDays(calendarDateFrom(`${year}-03-28`), moon - weekday);
}
