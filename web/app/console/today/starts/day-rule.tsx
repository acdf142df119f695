import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { shipsCopy } from '#app/content/staff/ships-copy.ts';
import { dayCopy, startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { Grid } from '#app/ui/layout/layout.tsx';
import { useRovingTabIndex } from '#app/ui/use-roving-tab-index.ts';
import { FlatTicks } from '../drawing/flat-ticks.tsx';
import ticks from '../drawing/ticks.module.css';
import type { HourView, StartView } from '../view/start-view.ts';
import { countOf } from '../view/start-words.ts';
import styles from './day-rule.module.css';

export interface DayRuleProps {
  hours: readonly HourView[];
  /** The open hour, in minutes since midnight. */
  openMinutes: number | undefined;
  /** Minutes since midnight; undefined on another day. */
  nowMinutes: number | undefined;
  /** The minute since which the device is offline; undefined while online. */
  offlineMinutes: number | undefined;
  now: Date;
  onOpen: (hour: HourView) => void;
}

const hourColumns = 7;
const toPercent = (part: number) => `${part * 100}%`;
const quarters = Array.from({ length: hourColumns * 4 + 1 }, (_, quarter) => {
  const x = toPercent(quarter / (hourColumns * 4));
  return (
    <line
      // biome-ignore lint/suspicious/noArrayIndexKey: the quarters of an hour, in order
      key={quarter}
      stroke="var(--cream-3)"
      x1={x}
      x2={x}
      y1="12"
      y2={quarter % 4 === 0 ? 21 : 16}
    />
  );
});

/** The day as a scale: a column for each hour, tours above, tastings below, and a bulb for the current time. */
export function DayRule({ hours, openMinutes, nowMinutes, offlineMinutes, now, onOpen }: DayRuleProps) {
  const tabStop = useRovingTabIndex<HTMLOListElement>('[aria-current]', 'row');
  const first = hours[0]?.minutes ?? 0;
  const shareOf = (minutes: number) => Math.min(Math.max((minutes - first) / 60 / hourColumns, 0), 1);
  const share = nowMinutes === undefined ? 0 : shareOf(nowMinutes);
  const onlineShare = offlineMinutes === undefined ? share : Math.min(shareOf(offlineMinutes), share);
  return (
    <nav className={styles.rule} aria-label={dayCopy.hours}>
      <svg overflow="visible" width="100%" height="22" aria-hidden="true">
        <line stroke="var(--cream-3)" x1="0" x2="100%" y1="12" y2="12" />
        {quarters}
        {onlineShare > 0 && <rect fill="var(--copper)" y="11.5" width={toPercent(onlineShare)} height="3" />}
        {onlineShare < share && (
          <g className={ticks.hollow}>
            <rect x={toPercent(onlineShare)} y="9" width={toPercent(share - onlineShare)} height="5" />
            <line x1={toPercent(onlineShare)} x2={toPercent(onlineShare)} y1="5" y2="19" />
          </g>
        )}
        {nowMinutes !== undefined && (
          <g fill="var(--cane)">
            <line
              stroke="var(--cane)"
              strokeWidth="2"
              x1={toPercent(share)}
              x2={toPercent(share)}
              y1="8"
              y2="22"
            />
            <circle cx={toPercent(share)} cy="6" r="4.5" />
          </g>
        )}
      </svg>
      <Grid as="ol" className={styles.hours} {...tabStop}>
        {hours.map((hour) => {
          const isOpen = hour.minutes === openMinutes;
          const isPast = nowMinutes !== undefined && hour.minutes + 60 <= nowMinutes;
          return (
            <li key={hour.minutes}>
              <button
                type="button"
                className={`${styles.hour} ${isOpen ? styles.open : ''} ${isPast ? styles.over : ''}`}
                aria-current={isOpen ? 'true' : undefined}
                aria-label={hourLabel(hour, now)}
                disabled={hour.starts.length === 0}
                onClick={() => onOpen(hour)}
              >
                <span className={styles.figure}>{startTimes.hourFigure(hour.minutes)[0]}</span>
                {hour.starts.map((start) => (
                  <FlatTicks
                    key={start.slot.id}
                    booked={start.booked}
                    here={start.here}
                    paid={start.paidGuests}
                    width={41}
                    height={11}
                  />
                ))}
              </button>
            </li>
          );
        })}
      </Grid>
    </nav>
  );
}

const describeStart = (start: StartView, now: Date): string => {
  const { figure, text } = countOf(start, now);
  const isTooLate = start.missedShips.length > 0 && start.endsAt > now;
  const ships = isTooLate
    ? `, ${shipsCopy.tooLateFor(start.missedShips.map(({ ship }) => ship).join(', '))}`
    : '';
  return `${tourNames[start.slot.type]}${consoleCopy.colon}${figure ? `${figure} ` : ''}${text}${ships}`;
};

const hourLabel = ({ starts, minutes }: HourView, now: Date): string => {
  return [startTimes.hourFigure(minutes).join(' '), ...starts.map((start) => describeStart(start, now))].join(
    '. ',
  );
};
