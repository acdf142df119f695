import { landingCopy } from '#app/content/landing/landing.ts';
import { Gauge, type GaugeFigure } from '#app/ui/gauge.tsx';
import { Text } from '#app/ui/layout/layout.tsx';
import { listedCalendar } from '#shared/calendar/calendar.ts';
import type { Holiday } from '#shared/calendar/holidays.ts';
import { type ClosedOn, hoursOn, openingStatus } from '#shared/calendar/opening-hours.ts';
import { openingHours } from '#shared/calendar/opening-week.ts';
import { weekPart } from '#shared/calendar/week-parts.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatDate, hourLabel, portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';
import styles from './day-gauge.module.css';

const scale = { from: 6 * 60, to: 22 * 60, major: 60, minor: 15 };

/** Every second hour; every fourth on narrow screens. */
const figures: readonly GaugeFigure[] = Array.from({ length: 9 }, (_, index) => {
  const at = scale.from + index * 120;
  return { at, text: hourLabel(at), wideOnly: index % 2 === 1 };
});

export interface DayGaugeProps {
  now: Date | undefined;
  /** Closed days, including closures by staff; if undefined, the listed ones apply. */
  closedDays: readonly Holiday[] | undefined;
}

/**
 * Today's opening hours and the present time in Port Vila on a scale. Without `now`, as in static HTML, shows the weekly
 * hours without a marker.
 */
export function DayGauge({ now, closedDays }: DayGaugeProps) {
  const closedOn: ClosedOn = closedDays
    ? (date) => closedDays.some((day) => day.date === date)
    : listedCalendar.isClosed;
  const hours = now && hoursOn(dateOf(now), closedOn);
  return (
    <div>
      <Text justify="end" size="small" below={8} className={styles.status}>
        {now ? <Today now={now} closedOn={closedOn} /> : <Week />}
      </Text>
      <Gauge
        {...scale}
        measured={hours ? [{ from: hours.from, to: hours.until }] : []}
        figures={figures}
        marker={now && isOnScale(minutesOf(now)) ? { at: minutesOf(now) } : undefined}
      />
    </div>
  );
}

const isOnScale = (minutes: number): boolean => minutes >= scale.from && minutes <= scale.to;

function Today({ now, closedOn }: { now: Date; closedOn: ClosedOn }) {
  const status = openingStatus(now, closedOn);
  return (
    <>
      <Text as="span" breaks="balance">
        {status.open ? (
          <>
            <Text as="strong" weight="strong" tone="cane">
              {landingCopy.openNow}
            </Text>
            {landingCopy.openUntil(
              formatDate(dateOf(now), { weekday: 'long' }),
              timeLabel(status.untilMinutes),
            )}
          </>
        ) : (
          <>
            <Text as="strong" weight="strong">
              {landingCopy.closedNow}
            </Text>
            {`. ${status.message}`}
          </>
        )}
      </Text>{' '}
      <Text as="span" tone="quiet">{`${timeLabel(minutesOf(now))}, ${portVilaTimeNote}`}</Text>
    </>
  );
}

const Week = () => (
  <>
    <Text as="span" breaks="balance">
      {openingHours.map(({ days, hours }, index) => (
        <span key={days} className={hours ? styles.days : undefined}>
          {hours
            ? landingCopy.openOn(weekPart(days), timeLabel(hours.from), timeLabel(hours.until))
            : landingCopy.closedOn(weekPart(days))}
          {index < openingHours.length - 1 && ', '}
        </span>
      ))}
    </Text>{' '}
    <Text as="span" tone="quiet">
      {portVilaTimeNote}
    </Text>
  </>
);
