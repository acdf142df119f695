import { Text } from '#app/ui/layout/layout.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import styles from './calendar-day.module.css';

/** How a day is shown. A public holiday is `holiday`, a Sunday `closed`; `past` includes days after the booking window. */
export type CalendarDayKind = 'open' | 'event' | 'past' | 'closed' | 'holiday';

export interface CalendarCell {
  readonly date: CalendarDate;
  readonly kind: CalendarDayKind;
  /** Accessible name: weekday, date and status of the day. */
  readonly name: string;
  /** Note below the number, hidden on small screens: name and legend say the same. */
  readonly note?: string | undefined;
  readonly isShipDay: boolean;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly canBeChosen: boolean;
  /** Shown at every width: "Today", or the name of the next month on its first day. */
  readonly label?: string | undefined;
  /** Line that marks the start of the next month, on the days of its first week. */
  readonly monthBorder?: 'first' | 'after' | undefined;
}

export interface CalendarDayProps extends CalendarCell {
  isTabStop: boolean;
  onChoose: () => void;
}

/** A day that cannot be chosen can still be focused and read. */
export function CalendarDay(props: CalendarDayProps) {
  const { date, kind, name, note, label, isShipDay, isToday, isSelected, canBeChosen, monthBorder } = props;
  const { isTabStop, onChoose } = props;
  const className = [styles.day, styles[kind], isToday && styles.today, isSelected && styles.selected]
    .filter(Boolean)
    .join(' ');
  const cellClass = [styles.cell, monthBorder && styles.after, monthBorder === 'first' && styles.first]
    .filter(Boolean)
    .join(' ');
  return (
    <td className={cellClass}>
      <button
        type="button"
        className={className}
        data-date={date}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={canBeChosen ? undefined : true}
        tabIndex={isTabStop ? 0 : -1}
        onClick={onChoose}
      >
        <VisuallyHidden>{name}</VisuallyHidden>
        <span className={styles.figure} aria-hidden="true">
          {Number(date.slice(8))}
        </span>
        {label && (
          <span className={styles.label} aria-hidden="true">
            {label}
          </span>
        )}
        {kind === 'event' && <span className={styles.dot} />}
        {isShipDay && <span className={styles.ship} />}
        {note && (
          <Text as="span" tone="quiet" breaks="anywhere" className={styles.note} aria-hidden="true">
            {note}
          </Text>
        )}
      </button>
    </td>
  );
}
