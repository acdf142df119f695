import { landingCopy } from '#app/content/landing/landing.ts';
import { Gauge, type GaugeFigure } from '#app/ui/gauge.tsx';
import { listedCalendar } from '#shared/calendar/calendar.ts';
import type { Holiday } from '#shared/calendar/holidays.ts';
import { type ClosedOn, hoursOn, openingStatus } from '#shared/calendar/opening-hours.ts';
import { openingHours } from '#shared/calendar/opening-week.ts';
import { weekPart } from '#shared/calendar/week-parts.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { hourLabel, portVilaTimeNote, timeLabel, writeDate } from '#shared/values/written-time.ts';
import styles from './day-gauge.module.css';

const scale = { from: 6 * 60, to: 22 * 60, major: 60, minor: 15 };

/** Every second hour; every fourth on narrow screens. */
const figures: readonly GaugeFigure[] = Array.from({ length: 9 }, (_, index) => {
  const at = scale.from + index * 120;
  return { at, text: hourLabel(at), roomy: index % 2 === 1 };
});

export interface DayGaugeProps {
  now: Date | undefined;
  /** With staff closures; without them the fixed closed days apply. */
  closedDays: readonly Holiday[] | undefined;
}

/**
 * Today at the distillery on a graduated line: opening hours and the present time in Port Vila. Without a `now`, as
 * in static HTML, the weekly hours without a marker.
 */
export function DayGauge({ now, closedDays }: DayGaugeProps) {
  const closedOn: ClosedOn = closedDays
    ? (date) => closedDays.some((day) => day.date === date)
    : listedCalendar.isClosed;
  const hours = now && hoursOn(dateOf(now), closedOn);
  return (
    <div>
      <p className={styles.status}>{now ? <Today now={now} closedOn={closedOn} /> : <Week />}</p>
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
      <span className={styles.state}>
        {status.open ? (
          <>
            <strong className={styles.open}>{landingCopy.openNow}</strong>
            {landingCopy.openUntil(
              writeDate(dateOf(now), { weekday: 'long' }),
              timeLabel(status.untilMinutes),
            )}
          </>
        ) : (
          <>
            <strong className={styles.closed}>{landingCopy.closedNow}</strong>
            {`. ${status.message}`}
          </>
        )}
      </span>{' '}
      <span className={styles.time}>{`${timeLabel(minutesOf(now))}, ${portVilaTimeNote}`}</span>
    </>
  );
}

const Week = () => (
  <>
    <span className={styles.state}>
      {openingHours.map(({ days, hours }, index) => (
        <span key={days} className={hours ? styles.days : undefined}>
          {hours
            ? landingCopy.openOn(weekPart(days), timeLabel(hours.from), timeLabel(hours.until))
            : landingCopy.closedOn(weekPart(days))}
          {index < openingHours.length - 1 && ', '}
        </span>
      ))}
    </span>{' '}
    <span className={styles.time}>{portVilaTimeNote}</span>
  </>
);
