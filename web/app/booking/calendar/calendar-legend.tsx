import { calendarCopy } from '../../content/booking/calendar-copy.ts';
import styles from './calendar-legend.module.css';

const copy = calendarCopy.legend;
const signs = ['today', 'selected', 'holiday', 'closed', 'event'] as const;

export interface CalendarLegendProps {
  /** The month has a day with a ship in port. */
  withShips: boolean;
}

/** What the signs in the calendar mean; screen readers hear it in the name of each day. */
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
