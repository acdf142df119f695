import { dayCopy as copy } from '#app/content/staff/today-copy.ts';
import { Cluster, Panel, Text } from '#app/ui/layout/layout.tsx';
import { Legend } from '../bar/legend.tsx';
import { Press } from '../press/press.tsx';
import { dayClosureReason, useDayCalendar } from '../view/closed-day.ts';
import { longDay } from '../view/time-words.ts';
import styles from './day-message.module.css';
import type { TodayScreen } from './use-screen.ts';

/** Explains an empty day and what can be done now. */
export function EmptyDay({ screen: { date, today, starts, setSheet } }: { screen: TodayScreen }) {
  const closed = dayClosureReason(date, starts, useDayCalendar());
  const isPast = date < today;
  const isOpen = closed === undefined && !isPast;
  return (
    <Text as="section" tone="quiet" rule="above" className={styles.message}>
      <h2>{closed ? copy.closedTitle(longDay(date)) : isPast ? copy.emptyPast : copy.emptyTitle}</h2>
      {closed && <p>{closed}</p>}
      {isOpen && <p>{copy.emptyHint}</p>}
      {isOpen && (
        <Panel padY={16} rule="above" className={styles.legend}>
          <Legend />
        </Panel>
      )}
      <Cluster gap={8} nowrap above={16}>
        {isOpen && (
          <Press kind="line" onPress={() => setSheet({ kind: 'telephone' })}>
            {copy.phoneBooking}
          </Press>
        )}
        <Press kind="line" onPress={() => setSheet({ kind: 'day' })}>
          {copy.anotherDay}
        </Press>
      </Cluster>
    </Text>
  );
}
