import { type KeyboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { type CalendarCell, CalendarDay } from './calendar-day.tsx';
import styles from './calendar-grid.module.css';
import { dayAfterKey, type MonthRange } from './calendar-keys.ts';

export interface CalendarGridProps {
  /** Id of the month's heading. */
  labelledBy: string;
  weekdays: readonly { readonly short: string; readonly long: string }[];
  /** Weeks of seven days, Monday first; undefined cells lie outside the month. */
  weeks: readonly (readonly (CalendarCell | undefined)[])[];
  /** The single tab stop. */
  focusDate: CalendarDate | undefined;
  range: MonthRange | undefined;
  onFocusMove: (date: CalendarDate) => void;
  /** Also called for days that cannot be chosen. */
  onChoose: (date: CalendarDate) => void;
}

/** WAI-ARIA grid of a month: one tab stop, arrow keys inside (see `calendar-keys.ts`). */
export function CalendarGrid(props: CalendarGridProps) {
  const { labelledBy, weekdays, weeks, focusDate, range, onFocusMove, onChoose } = props;
  const grid = useRef<HTMLTableElement>(null);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = (event.target as HTMLElement).dataset.date as CalendarDate | undefined;
    const to = from && range && dayAfterKey(event.key, from, range);
    if (to === undefined) return;
    event.preventDefault();
    flushSync(() => onFocusMove(to));
    grid.current?.querySelector<HTMLElement>(`[data-date="${to}"]`)?.focus();
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: WAI-ARIA grid pattern on a table
    <table ref={grid} role="grid" className={styles.grid} aria-labelledby={labelledBy} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weekdays.map(({ short, long }) => (
            <th key={short} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week.find(Boolean)?.date ?? index}>
            {week.map((day, weekday) =>
              day === undefined ? (
                <td key={weekdays[weekday]?.short} className={styles.outside} />
              ) : (
                <CalendarDay
                  key={day.date}
                  {...day}
                  isTabStop={day.date === focusDate}
                  onChoose={() => onChoose(day.date)}
                />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
