import { toursCopy } from '../../content/tours-copy.ts';
import styles from './calendar-legend.module.css';

const copy = toursCopy.legend;
const signs = ['today', 'selected', 'holiday', 'closed', 'event'] as const;

/** What the signs in the calendar mean; screen readers hear it in the name of each day. */
export const CalendarLegend = () => (
  <ul className={styles.legend} aria-label={copy.title}>
    {signs.map((sign) => (
      <li key={sign}>
        <span className={`${styles.sign} ${styles[sign]}`} aria-hidden="true" />
        {copy[sign]}
      </li>
    ))}
  </ul>
);
