import { toursCopy as copy } from '#app/content/booking/tours-copy.ts';
import type { KnownDays } from '#app/requests/list-holidays.ts';
import { Cluster, Heading, Panel, Text } from '#app/ui/layout/layout.tsx';
import { type UpcomingDay, upcomingDays } from '#shared/calendar/upcoming.ts';
import { formatDate } from '#shared/values/written-time.ts';
import styles from './upcoming-list.module.css';

export interface UpcomingListProps {
  now: Date | undefined;
  calendar: Pick<KnownDays, 'closedDays' | 'edits'> | undefined;
}

/** Up to ten closed days, and the evening events, within the booking window (specification §2). */
export function UpcomingList({ now, calendar }: UpcomingListProps) {
  const days = now && calendar && upcomingDays(now, calendar.closedDays, calendar.edits);
  return (
    <Panel as="section" shrinks className={styles.upcoming} aria-labelledby="upcoming">
      <Heading id="upcoming" size="h3" className={styles.title}>
        {copy.upcoming}
      </Heading>
      {days?.length === 0 ? (
        <Text size="label" tone="quiet">
          {copy.upcomingNone}
        </Text>
      ) : (
        <ul className={styles.list}>
          {days?.map((day) => (
            <Row key={`${day.date} ${day.name}`} {...day} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const Row = ({ date, name, hours, isNamedInEnglish }: UpcomingDay) => (
  <Cluster as="li" gap={8} rule="below" className={styles.row}>
    <time dateTime={date}>
      <Text as="span" breaks="never">
        {formatDate(date, { day: 'numeric', month: 'short' })}
      </Text>{' '}
      <Text as="span" size="label" tone="quiet">
        {formatDate(date, { weekday: 'long' })}
      </Text>
    </time>
    <span className={hours && styles.event}>
      <span lang={isNamedInEnglish && 'en'}>{name}</span>{' '}
      <Text as="span" size="label" tone="quiet" className={styles.details}>
        {hours ? copy.upcomingEvent(hours) : copy.upcomingClosed}
      </Text>
    </span>
  </Cluster>
);
