import { calendarCopy } from '#app/content/booking/calendar-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import styles from './calendar-legend.module.css';

const copy = calendarCopy.legend;
const signs = ['today', 'selected', 'holiday', 'closed', 'event'] as const;

export interface CalendarLegendProps {
  hasShips: boolean;
}

/** Legend of the calendar; screen readers get it from the name of each day. */
export const CalendarLegend = ({ hasShips }: CalendarLegendProps) => (
  <Cluster as="ul" gap={4} gapX={24} size="label" tone="quiet" aria-label={copy.title}>
    {(hasShips ? ([...signs, 'ship'] as const) : signs).map((sign) => (
      <Cluster key={sign} as="li" gap={8} nowrap align="center">
        <span className={`${styles.sign} ${styles[sign]}`} aria-hidden="true" />
        {copy[sign]}
      </Cluster>
    ))}
  </Cluster>
);
