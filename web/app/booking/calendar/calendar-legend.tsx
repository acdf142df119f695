import { calendarCopy } from '#app/content/booking/calendar-copy.ts';
import styles from './calendar-legend.module.css';

const copy = calendarCopy.legend;
const signs = ['today', 'selected', 'holiday', 'closed', 'event'] as const;

export interface CalendarLegendProps {
  withShips: boolean;
}

/** Legend of the calendar; screen readers get it from the name of each day. */
export const CalendarLegend = ({ withShips }: CalendarLegendProps) => (
  <ul className={styles.legend} aria-label={copy.title}>
    {(withShips ? ([...signs, 'ship'] as const) : signs).map((sign) => (
      <li key={sign}>
        <span className={`${styles.sign} ${styles[sign]}`} aria-hidden="true" />
        {copy[sign]}
      </li>
    ))}
  </ul>
);
