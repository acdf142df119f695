import { openingHoursCopy as copy } from '#app/content/contact/opening-hours-copy.ts';
import { Gauge } from '#app/ui/gauge.tsx';
import { Cluster, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import type { Holiday } from '#shared/calendar/holidays.ts';
import { hoursOn, openingStatus } from '#shared/calendar/opening-hours.ts';
import { openingHours } from '#shared/calendar/opening-week.ts';
import { weekPart } from '#shared/calendar/week-parts.ts';
import { type CalendarDate, dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, hourLabel, portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';
import styles from './opening-now.module.css';

const scale = { from: 8 * 60, to: 18 * 60, major: 60, minor: 15 };
const figures = [8, 10, 12, 14, 16, 18].map((hour, index) => ({
  at: hour * 60,
  text: hourLabel(hour * 60),
  wideOnly: index % 2 === 1,
}));

export interface OpeningNowProps {
  now: Date | undefined;
  closedDays: readonly Holiday[] | undefined;
  /** Shows only the status on phones, for pages with more important content; the footer has the hours. */
  brief?: boolean;
}

/** Whether the distillery is open, and when that changes (specification §4), with a gauge of the day. */
export function OpeningNow({ now, closedDays = [], brief = false }: OpeningNowProps) {
  const closedOn = (date: CalendarDate) => closedDays.some((day) => day.date === date);
  const hours = now && hoursOn(dateOf(now), closedOn);
  const minutes = now && minutesOf(now);
  const isOnScale = minutes !== undefined && minutes >= scale.from && minutes <= scale.to;
  return (
    <Stack
      as="section"
      gap={24}
      page
      padTop={48}
      className={brief ? `${styles.opening} ${styles.brief}` : styles.opening}
      aria-label={copy.title}
    >
      <div>
        {now ? <Status now={now} closedOn={closedOn} /> : <Week />}
        {/* One text node: a separate time zone would move when the day appears before it. */}
        <Text size="small" tone="quiet" above={8}>
          {now
            ? `${formatDate(dateOf(now), { weekday: 'long', day: 'numeric', month: 'long' })}, ${portVilaTimeNote}`
            : portVilaTimeNote}
        </Text>
      </div>
      <Panel padTop={16} className={styles.gauge}>
        <Gauge
          {...scale}
          measured={hours ? [{ from: hours.from, to: hours.until }] : []}
          figures={figures}
          marker={isOnScale ? { at: minutes, label: timeLabel(minutes) } : undefined}
        />
        <WeekHours />
      </Panel>
    </Stack>
  );
}

function Status({ now, closedOn }: { now: Date; closedOn: (date: CalendarDate) => boolean }) {
  const status = openingStatus(now, closedOn);
  return status.open ? (
    <Text size="h3" className={styles.status}>
      <Text as="span" tone="cane">
        {copy.openNow}
      </Text>{' '}
      <span>{status.message}</span>
    </Text>
  ) : (
    <Text size="h3" className={styles.status}>
      <span>{copy.closedNow}</span>{' '}
      <Text as="span" size="body" untracked measure={24}>
        {status.message}
      </Text>
    </Text>
  );
}

const Week = () => (
  <Text size="h3" className={styles.status}>
    <span>{copy.weekLine[0]}</span> <span>{copy.weekLine[1]}</span>
  </Text>
);

const WeekHours = () => (
  <Stack as="dl" gap={4} size="small" above={16} className={styles.hours} aria-label={copy.hours}>
    {openingHours.map(({ days, hours }) => (
      <Cluster key={days}>
        <Text as="dt" tone="quiet">
          {weekPart(days)}
        </Text>
        <dd>{hours ? copy.hoursLine(timeLabel(hours.from), timeLabel(hours.until)) : copy.hoursClosed}</dd>
      </Cluster>
    ))}
    <Cluster>
      <Text as="dt" tone="quiet">
        {copy.holidays}
      </Text>
      <dd>{copy.hoursClosed}</dd>
    </Cluster>
  </Stack>
);
