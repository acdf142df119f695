// One by one: the package's index brings all of date-fns along, which takes seconds to load.
import { fromZonedTime } from 'date-fns-tz/fromZonedTime';
import { getTimezoneOffset } from 'date-fns-tz/getTimezoneOffset';
import { unsupported } from '../process/local-stack-error.ts';

/** When a schedule is due, by the wall clock of a zone. */
export interface Cron {
  /** The first time after an instant; undefined when there is none within the next years. */
  next(after: Date): Date | undefined;
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const weekdays = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

/** Long enough for a schedule on the 29th of February. */
const daysAhead = 9 * 366;

/**
 * Reads `cron(minute hour day-of-month month day-of-week year)` as EventBridge Scheduler has it: of the two days one
 * is `?`, weekdays count from Sunday as 1. Lists, ranges, steps and English names are known; `L`, `W` and `#` are not.
 *
 * @param zone IANA name. A time that the clock skips when it goes forward is left out, as AWS does.
 * @throws TwinError `template-unsupported` for anything else
 */
export function readCron(expression: string, zone: string): Cron {
  const fields = /^cron\(([^()]*)\)$/.exec(expression)?.[1]?.trim().split(/\s+/) ?? [];
  const [minute, hour, dayOfMonth, month, dayOfWeek, year] = fields as [string, ...string[]];
  if (fields.length !== 6 || (dayOfMonth === '?') === (dayOfWeek === '?')) {
    throw unsupported(`the schedule ${expression}`);
  }
  if (Number.isNaN(getTimezoneOffset(zone, new Date(0)))) throw unsupported(`the time zone ${zone}`);
  const read = (text = '', first: number, last: number, names: readonly string[] = []): number[] => {
    const numbers = valuesOf(text.toUpperCase(), first, last, names);
    if (numbers === undefined) throw unsupported(`the schedule ${expression}`);
    return numbers;
  };
  const wanted = {
    minutes: read(minute, 0, 59),
    hours: read(hour, 0, 23),
    days: read(dayOfMonth, 1, 31),
    months: read(month, 1, 12, months),
    weekdays: read(dayOfWeek, 1, 7, weekdays),
    years: read(year, 1970, 2199),
  };
  const isWanted = (day: Date): boolean =>
    wanted.days.includes(day.getUTCDate()) &&
    wanted.months.includes(day.getUTCMonth() + 1) &&
    wanted.weekdays.includes(day.getUTCDay() + 1) &&
    wanted.years.includes(day.getUTCFullYear());

  return {
    next: (after) => {
      const day = new Date(`${wallTime(after, zone).slice(0, 10)}T00:00:00Z`);
      for (let tries = 0; tries < daysAhead; tries += 1) {
        if (isWanted(day)) {
          const due = timesOn(day.toISOString().slice(0, 10), wanted, zone).find((time) => time > after);
          if (due !== undefined) return due;
        }
        day.setUTCDate(day.getUTCDate() + 1);
      }
      return undefined;
    },
  };
}

function timesOn(date: string, wanted: { hours: number[]; minutes: number[] }, zone: string): Date[] {
  const twoDigits = (value: number): string => String(value).padStart(2, '0');
  return wanted.hours
    .flatMap((hour) => wanted.minutes.map((minute) => `${date}T${twoDigits(hour)}:${twoDigits(minute)}`))
    .map((wall) => ({ wall, instant: fromZonedTime(wall, zone) }))
    .filter(({ wall, instant }) => wallTime(instant, zone) === wall)
    .map(({ instant }) => instant);
}

/** `2026-11-23T17:00`, as the zone's clocks show it. */
const wallTime = (instant: Date, zone: string): string =>
  new Date(instant.getTime() + getTimezoneOffset(zone, instant)).toISOString().slice(0, 16);

/** The numbers that a field stands for, in order; undefined when it cannot be read. */
function valuesOf(
  field: string,
  first: number,
  last: number,
  names: readonly string[],
): number[] | undefined {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const [range = '', step, ...rest] = part.split('/');
    const [from, to] = boundsOf(range, { first, last, names, isOpen: step !== undefined });
    const by = step === undefined ? 1 : Number(step);
    const isRead = rest.length === 0 && from >= first && to <= last && from <= to && by >= 1;
    if (!isRead || !Number.isInteger(by)) return undefined;
    for (let value = from; value <= to; value += by) values.add(value);
  }
  return [...values].sort((one, other) => one - other);
}

/** `NaN` where a bound is not readable, which no comparison lets through. */
function boundsOf(
  range: string,
  field: { first: number; last: number; names: readonly string[]; isOpen: boolean },
): [number, number] {
  if (range === '*' || range === '?') return [field.first, field.last];
  const [from = '', to, ...rest] = range.split('-');
  if (rest.length > 0) return [Number.NaN, Number.NaN];
  const numberOf = (text: string): number => {
    const name = field.names.indexOf(text);
    return name >= 0 ? name + 1 : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  };
  return [numberOf(from), to !== undefined ? numberOf(to) : field.isOpen ? field.last : numberOf(from)];
}
