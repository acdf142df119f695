import type { DayEdit } from '../calendar/day-edit.ts';
import { type CalendarDate, calendarDateFrom, weekdayOf } from '../values/port-vila-time.ts';
import { afternoonFrom } from './terms.ts';

/** Tour types (specification §3). "Tasting Only" is an alias of the second, never a key. */
export const tourTypes = ['Tour and Tasting', 'Cellar Door Tasting'] as const;
export type TourType = (typeof tourTypes)[number];

const startHours = [10, 11, 12, 13, 14, 15, 16] as const;

/** The seven starts of a day in Port Vila time: `10:00 AM` to `4:00 PM` (specification §3). */
export const startTimes = [
  '10:00 AM',
  '11:00 AM',
  '12:00 PM',
  '1:00 PM',
  '2:00 PM',
  '3:00 PM',
  '4:00 PM',
] as const;
export type StartTime = (typeof startTimes)[number];

/** A start of one tour type. Ids run from 0 to 13; 0 is a valid id. */
export interface Slot {
  readonly id: number;
  readonly time: StartTime;
  readonly type: TourType;
}

/** id = 2 × time index + type index. */
export const slots: readonly Slot[] = startTimes.flatMap((time, timeIndex) =>
  tourTypes.map((type, typeIndex) => ({ id: 2 * timeIndex + typeIndex, time, type })),
);

const saturday = 6;
const sunday = 0;

/** Days other than Saturdays on which tours start at noon, unless managers have set it otherwise (specification §5). */
const afternoonOnlyDays: ReadonlySet<CalendarDate> = new Set([calendarDateFrom('2025-07-28')]);

export function parseTourType(text: string): TourType | undefined {
  if (text === 'Tasting Only') return 'Cellar Door Tasting';
  return tourTypes.find((type) => type === text);
}

/**
 * Parses a time label with any kind of space: browsers print U+202F or U+00A0 before AM and PM. `12:00 AM` is read as
 * noon (specification §5 treats both alike).
 */
export function parseStartTime(text: string): StartTime | undefined {
  const normalized = text.replace(/[\u202f\u00a0\s]+/g, ' ').trim();
  return normalized === '12:00 AM' ? '12:00 PM' : startTimes.find((time) => time === normalized);
}

/** Minutes since midnight in Port Vila. */
export const minutesOfStart = (time: StartTime): number =>
  (startHours[startTimes.indexOf(time)] as number) * 60;

/** The start at a number of minutes since midnight, if any. */
export const startAtMinutes = (minutes: number): StartTime | undefined =>
  startTimes.find((time) => minutesOfStart(time) === minutes);

export const slotById = (id: number): Slot | undefined => slots[id];

export const slotOf = (time: StartTime, type: TourType): Slot =>
  slots[2 * startTimes.indexOf(time) + tourTypes.indexOf(type)] as Slot;

/** Whether tours start at noon: on Saturdays, and on days listed or edited as afternoon only (specification §5). */
export const startsAtNoon = (date: CalendarDate, edit: DayEdit | undefined): boolean =>
  weekdayOf(date) === saturday ||
  (edit?.opening ? edit.opening === 'afternoon' : afternoonOnlyDays.has(date));

/** Every slot that a day of this weekday can have: none on Sundays, from noon on Saturdays (specification §5). */
export function timetableOf(date: CalendarDate): readonly Slot[] {
  if (weekdayOf(date) === sunday) return [];
  return weekdayOf(date) === saturday ? slots.filter(isAfternoon) : slots;
}

/**
 * The slots of a day's timetable. Public holidays, closures and the clock are handled in `bookable-day.ts` and
 * `availability.ts`.
 */
export const slotsOn = (date: CalendarDate, edit: DayEdit | undefined): readonly Slot[] =>
  startsAtNoon(date, edit) ? timetableOf(date).filter(isAfternoon) : timetableOf(date);

const isAfternoon = ({ time }: Slot): boolean => minutesOfStart(time) >= afternoonFrom;
