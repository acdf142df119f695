import { calendarCopy } from '#app/content/booking/calendar-copy.ts';
import { bookingWindow } from '#shared/booking/booking-window.ts';
import { isPastCutOff } from '#shared/booking/cut-off.ts';
import { shipsByEdit } from '#shared/booking/ship-days.ts';
import { slotsOn } from '#shared/booking/slots.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import type { Holiday } from '#shared/calendar/holidays.ts';
import { eveningsOf, hoursOf, type IslandsNight } from '#shared/calendar/islands-night.ts';
import { type CalendarDay, type Month, monthGrid } from '#shared/calendar/month.ts';
import { type CalendarDate, dateOf, weekdayOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import type { CalendarCell, CalendarDayKind } from './calendar-day.tsx';

const copy = calendarCopy.day;

export interface CalendarContents {
  readonly month: Month;
  readonly now: Date;
  readonly closedDays: readonly Holiday[];
  readonly selected: CalendarDate | undefined;
  readonly edits?: readonly DayEdit[];
}

/** Weeks of a month as rendered (specification §3 to §5); cells outside the month are undefined. */
export function calendarCells(
  contents: CalendarContents,
): readonly (readonly (CalendarCell | undefined)[])[] {
  const { month, now, closedDays, selected, edits = [] } = contents;
  const nights = eveningsOf([Number(month.slice(0, 4))], edits);
  const upcoming = nights.filter((night) => night.endsAt > now);
  const { last } = bookingWindow(now);
  const weeks = monthGrid({
    month,
    today: dateOf(now),
    selected,
    holidayNames: new Map(closedDays.map(({ date, name }) => [date, name])),
  });
  const cellOf = (day: CalendarDay) => {
    const edit = edits.find(({ date }) => date === day.date);
    return cellOfDay(day, {
      night: upcoming.find(({ date }) => date === day.date),
      last,
      hasShip: shipsByEdit(day.date, edit).length > 0,
      isBookingClosed: slotsOn(day.date, edit).every(({ time }) => isPastCutOff(day.date, time, now)),
    });
  };
  return weeks.map((week) => week.map((day) => (day.isEmpty ? undefined : cellOf(day))));
}

interface DayDetails {
  readonly night: IslandsNight | undefined;
  readonly last: CalendarDate;
  readonly hasShip: boolean;
  /** Booking has closed for every start of the day. */
  readonly isBookingClosed: boolean;
}

function cellOfDay(day: CalendarDay, details: DayDetails): CalendarCell {
  const { night, last, hasShip } = details;
  const kind = kindOf(day, night, last);
  const { date, isToday, isSelected } = day;
  const canBeChosen = kind === 'open' || kind === 'event';
  const isShipDay = hasShip && canBeChosen;
  const words = [
    isToday && copy.today.toLowerCase(),
    isSelected && copy.selected.toLowerCase(),
    stateOf(day, kind, details),
    night && kind === 'event' && copy.event(night.name, hoursOf(night)),
    isShipDay && copy.ship,
  ];
  return {
    date,
    kind,
    name: [formatDate(date), ...words].filter(Boolean).join(', '),
    note: noteOf(day, kind, night?.name) ?? (isShipDay ? copy.shipNote : undefined),
    isShipDay,
    isToday,
    isSelected,
    canBeChosen,
    ...labelAndBorder(day),
  };
}

/** Labels today and the first day of the next month, whose start is marked by a line. */
function labelAndBorder({
  date,
  isToday,
  isCurrentMonth,
}: CalendarDay): Pick<CalendarCell, 'label' | 'monthBorder'> {
  if (isToday) return { label: copy.todayShort };
  const dayOfMonth = Number(date.slice(8));
  if (isCurrentMonth || dayOfMonth > 7) return {};
  return dayOfMonth === 1
    ? { label: formatDate(date, { month: 'short' }), monthBorder: 'first' }
    : { monthBorder: 'after' };
}

function kindOf(day: CalendarDay, night: IslandsNight | undefined, last: CalendarDate): CalendarDayKind {
  if (day.isPast) return 'past';
  if (day.holidayName !== undefined) return 'holiday';
  if (weekdayOf(day.date) === 0) return 'closed';
  if (day.date > last) return 'past';
  return night === undefined ? 'open' : 'event';
}

function stateOf(day: CalendarDay, kind: CalendarDayKind, { last, isBookingClosed }: DayDetails): string {
  if (kind === 'holiday') return copy.holiday(day.holidayName ?? '');
  if (kind === 'closed') return copy.closed.toLowerCase();
  const closedSuffix = weekdayOf(day.date) === 0 ? `, ${copy.closed.toLowerCase()}` : '';
  if (kind === 'past') return `${day.date > last ? copy.tooFar : copy.past}${closedSuffix}`;
  return isBookingClosed ? copy.over : copy.open;
}

function noteOf(day: CalendarDay, kind: CalendarDayKind, night: string | undefined): string | undefined {
  if (day.isSelected) return day.isToday ? copy.todayShort : copy.selected;
  if (kind === 'holiday') return copy.shortHoliday(day.holidayName ?? '');
  if (day.isToday) return copy.todayShort;
  if (kind === 'closed' || (kind === 'past' && weekdayOf(day.date) === 0)) return copy.closed;
  return kind === 'event' ? night : undefined;
}
