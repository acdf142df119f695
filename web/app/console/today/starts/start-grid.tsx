import { consoleCopy } from '#app/content/staff/console-copy.ts';
import { dayCopy, startCopy, startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { Grid, Stack, Text } from '#app/ui/layout/layout.tsx';
import { useRovingTabIndex } from '#app/ui/use-roving-tab-index.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { tourTypes } from '#shared/booking/slots.ts';
import { FlatTicks } from '../drawing/flat-ticks.tsx';
import ticks from '../drawing/ticks.module.css';
import { TooLate } from '../ships/too-late.tsx';
import type { HourView, StartView } from '../view/start-view.ts';
import { countOf } from '../view/start-words.ts';
import { LanguageName } from './language-name.tsx';
import styles from './start-grid.module.css';

export interface StartGridProps {
  hours: readonly HourView[];
  openId: number | undefined;
  nowMinutes: number | undefined;
  /** The minute since which the device is offline; undefined while online. */
  offlineMinutes: number | undefined;
  now: Date;
  onOpen: (start: StartView) => void;
}

/** All starts of a day, a row for each hour, with the time of day next to them. */
export function StartGrid({ hours, openId, nowMinutes, offlineMinutes, now, onOpen }: StartGridProps) {
  const tabStop = useRovingTabIndex<HTMLOListElement>('[aria-current]', 'row');
  return (
    <nav className={styles.grid} aria-label={dayCopy.starts}>
      <Grid align="center" tone="quiet" flex="none" as="p" className={styles.head} aria-hidden="true">
        <span />
        {tourTypes.map((type) => (
          <span key={type}>{tourNames[type]}</span>
        ))}
      </Grid>
      <Stack as="ol" className={styles.hours} {...tabStop}>
        {hours.map((hour, index) => (
          <Grid as="li" rule="above" className={styles.hour} key={hour.minutes}>
            <span
              className={`${styles.time} ${hour.starts.some(({ slot }) => slot.id === openId) ? styles.current : ''}`}
            >
              {startTimes.hourFigure(hour.minutes)[0]}
              <small>{startTimes.hourFigure(hour.minutes)[1]}</small>
            </span>
            {hour.starts.length === 0 && <span className={styles.none}>{dayCopy.noStart}</span>}
            {hour.starts.map((start) => (
              <Cell
                key={start.slot.id}
                start={start}
                isOpen={start.slot.id === openId}
                now={now}
                onOpen={onOpen}
              />
            ))}
            {nowMinutes !== undefined && (
              <TimePassed
                share={(nowMinutes - hour.minutes) / 60}
                offlineShare={offlineMinutes === undefined ? undefined : (offlineMinutes - hour.minutes) / 60}
                isFirst={index === 0}
                isLast={index === hours.length - 1}
              />
            )}
          </Grid>
        ))}
      </Stack>
    </nav>
  );
}

interface TimePassedProps {
  /** Hours since the beginning of this hour. */
  share: number;
  /** Hours from the beginning of this hour until the device went offline; undefined while online. */
  offlineShare: number | undefined;
  isFirst: boolean;
  isLast: boolean;
}

/** The part of an hour that has passed, hollow while offline, and the mark for the current time or, before and after the day, at its end. */
function TimePassed({ share, offlineShare = share, isFirst, isLast }: TimePassedProps) {
  const isNow = (share >= 0 || isFirst) && (share < 1 || isLast);
  const clamp = (hours: number) => Math.min(Math.max(hours, 0), 1);
  const passedShare = clamp(share);
  const onlineShare = Math.min(clamp(offlineShare), passedShare);
  const toPercent = (part: number) => `${part * 100}%`;
  return (
    <svg className={styles.scale} width="20" height="100%" aria-hidden="true">
      <rect fill="var(--copper)" x="8.5" width="3" height={toPercent(onlineShare)} />
      {onlineShare < passedShare && (
        <g className={ticks.hollow}>
          <rect x="7" y={toPercent(onlineShare)} width="6" height={toPercent(passedShare - onlineShare)} />
        </g>
      )}
      {isNow && (
        <>
          <line
            stroke="var(--cane)"
            strokeWidth="2"
            x1="0"
            x2="20"
            y1={toPercent(passedShare)}
            y2={toPercent(passedShare)}
          />
          <circle fill="var(--cane)" cx="10" cy={toPercent(passedShare)} r="5.5" />
        </>
      )}
    </svg>
  );
}

function Cell({
  start,
  isOpen,
  now,
  onOpen,
}: {
  start: StartView;
  isOpen: boolean;
  now: Date;
  onOpen: StartGridProps['onOpen'];
}) {
  const { figure, text, hasUnpaidGuests } = countOf(start, now);
  return (
    <button
      type="button"
      className={`${styles.cell} ${isOpen ? styles.open : ''}`}
      aria-current={isOpen ? 'true' : undefined}
      data-start={start.slot.id}
      onClick={() => onOpen(start)}
    >
      <VisuallyHidden>
        {startTimes.whole(start.slot.time)} {tourNames[start.slot.type]}
        {consoleCopy.colon}
      </VisuallyHidden>
      <span>
        {start.closed ? startCopy.closed : <LanguageName start={start} />}
        <TooLate start={start} now={now} isBrief />
      </span>
      <FlatTicks booked={start.booked} here={start.here} paid={start.paidGuests} width={112} height={22} />
      <Text as="span" {...(hasUnpaidGuests && { weight: 'strong', tone: 'owe' })}>
        {figure && <b>{figure} </b>}
        {text}
      </Text>
    </button>
  );
}
