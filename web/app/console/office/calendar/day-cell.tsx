import { Link } from 'react-router-dom';
import { calendarCopy as copy } from '#app/content/staff/calendar-copy.ts';
import { staffPaths } from '#app/content/staff/staff-paths.ts';
import { Cluster, Text } from '#app/ui/layout/layout.tsx';
import hidden from '#app/ui/visually-hidden.module.css';
import type { CalendarDay } from '#shared/contracts/office/calendar-day.ts';
import { type CalendarDate, calendarDateFrom, weekdayOf } from '#shared/values/port-vila-time.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './day-cell.module.css';
import { eveningOfDay, shipsOfDay } from './day-draft.ts';
import { DayTicks } from './day-ticks.tsx';

export interface DayCellProps {
  day: CalendarDay;
  isSelected: boolean;
  today: CalendarDate;
}

/** A day of the month, with its ships, evening event and changes. */
export function DayCell({ day, isSelected, today }: DayCellProps) {
  const date = calendarDateFrom(day.date);
  const column = ((weekdayOf(date) + 6) % 7) + 1;
  const names = shipsOfDay(date, day.edit).map(({ ship }) => ship);
  const evening = eveningOfDay(date, day.edit);
  const hasChanges = day.isClosedByStaff || hasEdit(day);
  return (
    <Text
      as="li"
      rule="above"
      shrinks
      className={styles.cell}
      data-column={date.endsWith('-01') ? column : undefined}
    >
      <Link
        className={[styles.day, styles[day.opening], date < today && styles.past].filter(Boolean).join(' ')}
        to={`${staffPaths.calendar}?month=${date.slice(0, 7)}&day=${date}`}
        aria-current={isSelected ? 'true' : undefined}
      >
        <Cluster as="span" gapX={8} align="baseline" className={styles.date}>
          <b aria-hidden="true">{Number(date.slice(8))}</b>
          <span className={styles.weekday} aria-hidden="true">
            {formatDate(date, { weekday: 'short' })}
          </span>
          <span className={hidden.hidden}>{formatDate(date)}</span>
          {date === today && <em>{copy.today}</em>}
        </Cluster>
        <Cluster as="span" gapX={12} pack="start" breaks="anywhere" shrinks className={styles.facts}>
          <span className={styles.opening}>
            {day.closedFor ? copy.closedFor(day.closedFor) : copy.opening[day.opening]}
          </span>
          <DayTicks guests={day.guests} />
          {day.guests > 0 && <span>{copy.guests(day.guests)}</span>}
          {day.closedStarts > 0 && <span>{copy.closedStarts(day.closedStarts)}</span>}
          {names.length > 0 && <span>{copy.ships(names.join(', '))}</span>}
          {evening && (
            <Text as="span" tone="cane">
              {evening.name}
            </Text>
          )}
          {day.pendingNotifications > 0 && (
            <Text as="strong" weight="strong" tone="few">
              {copy.pendingNotifications(day.pendingNotifications)}
            </Text>
          )}
          {hasChanges && <span className={styles.set}>{copy.edited}</span>}
        </Cluster>
      </Link>
    </Text>
  );
}

/** Whether an edit sets a value. An edit that only restores the values of the files is stored without any. */
const hasEdit = ({ edit }: CalendarDay): boolean =>
  edit !== undefined &&
  (edit.opening !== undefined || edit.ships !== undefined || edit.evening !== undefined);
