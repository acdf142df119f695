import { calendarCopy } from '#app/content/booking/calendar-copy.ts';
import { Cluster } from '#app/ui/layout/layout.tsx';
import styles from './calendar-legend.module.css';

const copy = calendarCopy.legend;
const symbols = ['today', 'selected', 'holiday', 'closed', 'event'] as const;

export interface CalendarLegendProps {
  hasShips: boolean;
}

/** Legend of the symbols, which are hidden from screen readers: the name of each day contains their meaning. */
export const CalendarLegend = ({ hasShips }: CalendarLegendProps) => (
  <Cluster as="ul" gap={4} gapX={24} size="label" tone="quiet" aria-label={copy.title}>
    {(hasShips ? ([...symbols, 'ship'] as const) : symbols).map((symbol) => (
      <Cluster key={symbol} as="li" gap={8} nowrap align="center">
        <span className={`${styles.symbol} ${styles[symbol]}`} aria-hidden="true" />
        {copy[symbol]}
      </Cluster>
    ))}
  </Cluster>
);
