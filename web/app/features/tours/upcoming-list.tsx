import { toursCopy as copy } from '#app/content/booking/tours-copy.ts';
import type { KnownDays } from '#app/requests/list-holidays.ts';
import { type UpcomingDay, upcomingDays } from '#shared/calendar/upcoming.ts';
import { writeDate } from '#shared/values/written-time.ts';
import styles from './upcoming-list.module.css';

export interface UpcomingListProps {
  now: Date | undefined;
  calendar: Pick<KnownDays, 'closedDays' | 'edits'> | undefined;
}

/** Up to ten closed days, and the evening events, within the booking window (specification §2). */
export function UpcomingList({ now, calendar }: UpcomingListProps) {
  const days = now && calendar && upcomingDays(now, calendar.closedDays, calendar.edits);
  return (
    <section className={styles.upcoming} aria-labelledby="upcoming">
      <h2 id="upcoming" className={styles.title}>
        {copy.upcoming}
      </h2>
      {days?.length === 0 ? (
        <p className={styles.none}>{copy.upcomingNone}</p>
      ) : (
        <ul className={styles.list}>
          {days?.map((day) => (
            <Row key={`${day.date} ${day.name}`} {...day} />
          ))}
        </ul>
      )}
    </section>
  );
}

const Row = ({ date, name, kind }: UpcomingDay) => (
  <li className={styles.row}>
    <time dateTime={date}>
      <span className={styles.date}>{writeDate(date, { day: 'numeric', month: 'short' })}</span>{' '}
      <span className={styles.weekday}>{writeDate(date, { weekday: 'long' })}</span>
    </time>
    <span className={kind === 'event' ? styles.event : undefined}>
      <span>{name}</span>{' '}
      <span className={styles.what}>{kind === 'event' ? copy.upcomingEvent : copy.upcomingClosed}</span>
    </span>
  </li>
);
