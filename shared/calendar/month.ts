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

const mondayOf = (date: CalendarDate): CalendarDate => addDays(date, -((weekdayOf(date) + 6) % 7));

/** With fewer days left, the current month is shown as five weeks from the current week. */
const lateInMonth = 14;
const weeksWhenLate = 5;

/** First and last day of the five weeks that replace the current month near its end; undefined earlier. */
export function weeksAhead(today: CalendarDate): { first: CalendarDate; last: CalendarDate } | undefined {
  const daysLeft = daysIn(monthOf(today)) - Number(today.slice(8, 10));
  const first = mondayOf(today);
  return daysLeft < lateInMonth ? { first, last: addDays(first, 7 * weeksWhenLate - 1) } : undefined;
}

/** The month to open for a day: the current one as long as its weeks show that day. */
export function monthToShow(date: CalendarDate, today: CalendarDate): Month {
  const weeks = weeksAhead(today);
  return weeks && date >= today && date <= weeks.last ? monthOf(today) : monthOf(date);
}

/**
 * The weeks of a month, seven days each from Monday. Near the end of the current month: the weeks ahead, without empty
 * cells.
 */
export function monthGrid(options: {
  month: Month;
  today: CalendarDate;
  selected: CalendarDate | undefined;
  holidayNames: ReadonlyMap<CalendarDate, string>;
}): readonly (readonly CalendarDay[])[] {
  const { month, today, selected, holidayNames } = options;
  const first = firstOfMonth(month);
  const shownWeeks = month === monthOf(today) ? weeksAhead(today) : undefined;
  const monday = shownWeeks?.first ?? mondayOf(first);
  const dayAt = (index: number): CalendarDay => {
    const date = addDays(monday, index);
    const isCurrentMonth = monthOf(date) === month;
    return {
      date,
      isCurrentMonth,
      isToday: date === today,
      isSelected: date === selected,
      isPast: date < today,
      isEmpty: !shownWeeks && !isCurrentMonth,
      holidayName: holidayNames.get(date),
    };
  };
  const weeks = shownWeeks ? weeksWhenLate : Math.ceil((((weekdayOf(first) + 6) % 7) + daysIn(month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => dayAt(7 * week + day)),
  );
}

const daysIn = (month: Month): number => Number(addDays(firstOfMonth(monthAfter(month, 1)), -1).slice(8, 10));
