import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDateFrom,
  weekdayOf,
} from '../values/port-vila-time.ts';

/** A cell of the month calendar (specification §3). Cells before the first or after the last day are empty. */
export interface CalendarDay {
  readonly date: CalendarDate;
  readonly isCurrentMonth: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly isPast: boolean;
  readonly isEmpty: boolean;
  readonly holidayName: string | undefined;
}

/** A month, `yyyy-MM`. Months compare as strings. */
export type Month = string;

export const monthOf = (date: CalendarDate): Month => date.slice(0, 7);
export const firstOfMonth = (month: Month): CalendarDate => calendarDateFrom(`${month}-01`);
export const monthAfter = (month: Month, months: number): Month =>
  monthOf(addMonths(firstOfMonth(month), months));

/** The weeks of a month, Monday first, seven days each. */
export function monthGrid(options: {
  month: Month;
  today: CalendarDate;
  selected: CalendarDate | undefined;
  holidayNames: ReadonlyMap<CalendarDate, string>;
}): readonly (readonly CalendarDay[])[] {
  const { month, today, selected, holidayNames } = options;
  const first = firstOfMonth(month);
  const monday = addDays(first, -((weekdayOf(first) + 6) % 7));
  const dayAt = (index: number): CalendarDay => {
    const date = addDays(monday, index);
    const isCurrentMonth = monthOf(date) === month;
    return {
      date,
      isCurrentMonth,
      isToday: date === today,
      isSelected: date === selected,
      isPast: date < today,
      isEmpty: !isCurrentMonth,
      holidayName: holidayNames.get(date),
    };
  };
  const weeks = Math.ceil((((weekdayOf(first) + 6) % 7) + daysIn(month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAt(7 * week + day)),
  );
}

const daysIn = (month: Month): number => Number(addDays(firstOfMonth(monthAfter(month, 1)), -1).slice(8, 10));
