import { useState } from 'react';
import { calendarCopy as copy } from '#app/content/booking/calendar-copy.ts';
import type { KnownDays } from '#app/requests/list-holidays.ts';
import { Cluster, Grid, Panel, Stack } from '#app/ui/layout/layout.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { firstOfMonth, type Month, monthAfter, monthOf } from '#shared/calendar/month.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import { calendarCells } from './calendar-cells.ts';
import type { CalendarCell } from './calendar-day.tsx';
import { CalendarGrid } from './calendar-grid.tsx';
import type { MonthRange } from './calendar-keys.ts';
import { CalendarLegend } from './calendar-legend.tsx';
import styles from './month-calendar.module.css';

/** Placeholder before the month is known. */
const blankWeeks: readonly (readonly undefined[])[] = Array.from({ length: 5 }, () =>
  Array.from({ length: 7 }, () => undefined),
);

/** Time-dependent state; undefined before hydration. */
export interface CalendarState {
  readonly now: Date;
  readonly calendar: KnownDays;
  readonly date: CalendarDate;
  /** Why the day has no tours; such a day is not marked as selected. */
  readonly closureReason: string | undefined;
  readonly months: MonthRange;
}

export interface MonthCalendarProps {
  state: CalendarState | undefined;
  month: Month | undefined;
  showMonth: (month: Month) => void;
  /** Why the day that was pressed last cannot be chosen. */
  refusal: string | undefined;
  onChoose: (date: CalendarDate) => void;
  /** Called for a day that cannot be chosen. */
  onRefuse: (date: CalendarDate) => void;
}

/** A month, navigable from the current one to the third after it (specification §4). */
export function MonthCalendar(props: MonthCalendarProps) {
  const { state, month, showMonth, refusal, onChoose, onRefuse } = props;
  const [focused, setFocused] = useState<CalendarDate>();
  const selected = state?.closureReason === undefined ? state?.date : undefined;
  const weeks = state && month ? calendarCells({ ...state, ...state.calendar, month, selected }) : blankWeeks;
  const days = weeks.flat().filter((day) => day !== undefined);

  const choose = (date: CalendarDate) => {
    setFocused(date);
    const day = days.find((day) => day.date === date);
    if (day?.canBeChosen) onChoose(date);
    else onRefuse(date);
  };

  return (
    <Panel as="section" id="calendar" shrinks className={styles.calendar} aria-labelledby="calendar-month">
      <Cluster gap={8} gapX={16} align="center" justify="between" below={16}>
        <h2 id="calendar-month" aria-live="polite">
          {month ? titleOf(month, days) : copy.calendarBefore}
        </h2>
        <MonthButtons month={month} months={state?.months} onMonthChange={showMonth} />
      </Cluster>
      <div className={styles.frame}>
        {!state && (
          <Grid as="p" size="entry" weight="strong" className={styles.waiting} data-needs-script>
            {copy.loading}
          </Grid>
        )}
        <CalendarGrid
          labelledBy="calendar-month"
          weekdays={copy.weekdays}
          weeks={weeks}
          focusDate={tabStop(days, focused, selected)}
          range={state?.months}
          onFocusMove={(date) => {
            const isShown = days.some((day) => day.date === date);
            // Earlier days of the month, whose weeks are not shown, cannot be chosen.
            if (!isShown && monthOf(date) === month) return;
            setFocused(date);
            if (!isShown) showMonth(monthOf(date));
          }}
          onChoose={choose}
        />
      </div>
      <Stack gap={16} above={16}>
        <CalendarLegend hasShips={days.some((day) => day.isShipDay)} />
        <div role="status">{refusal && <Notice kind="refused">{refusal}</Notice>}</div>
      </Stack>
    </Panel>
  );
}

/** "December 2026", or "Nov – Dec 2026" for weeks that reach into the next month. */
function titleOf(month: Month, days: readonly CalendarCell[]): string {
  const last = days.at(-1)?.date ?? firstOfMonth(month);
  if (monthOf(last) === month) return formatDate(firstOfMonth(month), { month: 'long', year: 'numeric' });
  const first = formatDate(firstOfMonth(month), { month: 'short' });
  return `${first} – ${formatDate(last, { month: 'short', year: 'numeric' })}`;
}

/** The tab stop: the last focused day, else the chosen one, else the first that can be chosen. */
function tabStop(
  days: readonly CalendarCell[],
  focused: CalendarDate | undefined,
  selected: CalendarDate | undefined,
): CalendarDate | undefined {
  const shown = (date: CalendarDate | undefined) => days.find((day) => day.date === date);
  return (shown(focused) ?? shown(selected) ?? days.find((day) => day.canBeChosen) ?? days[0])?.date;
}

interface MonthButtonsProps {
  month: Month | undefined;
  months: MonthRange | undefined;
  onMonthChange: (month: Month) => void;
}

const MonthButtons = ({ month, months, onMonthChange }: MonthButtonsProps) => {
  const canGoBack = month !== undefined && months !== undefined && month > months.first;
  const canGoForward = month !== undefined && months !== undefined && month < months.last;
  return (
    <Cluster gap={8} nowrap data-needs-script>
      <button
        type="button"
        className={styles.arrow}
        aria-label={copy.previousMonth}
        aria-disabled={canGoBack ? undefined : true}
        onClick={() => canGoBack && onMonthChange(monthAfter(month, -1))}
      >
        <Arrow />
      </button>
      <button
        type="button"
        className={`${styles.arrow} ${styles.next}`}
        aria-label={copy.nextMonth}
        aria-disabled={canGoForward ? undefined : true}
        onClick={() => canGoForward && onMonthChange(monthAfter(month, 1))}
      >
        <Arrow />
      </button>
    </Cluster>
  );
};

const Arrow = () => (
  <svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true">
    <path d="M19 6H1M6 1L1 6l5 5" fill="none" stroke="currentColor" strokeWidth="1.25" />
  </svg>
);
