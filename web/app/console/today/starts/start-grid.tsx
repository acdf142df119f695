import { dayCopy, startCopy, startTimes, tourNames } from '#app/content/staff/today-copy.ts';
import { Grid, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
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
  /** The minute since which there is no network; undefined with one. */
  offlineMinutes: number | undefined;
  now: Date;
  onOpen: (start: StartView) => void;
}

/** All starts of a day, a row for each hour, with the time of day next to them. */
export function StartGrid({ hours, openId, nowMinutes, offlineMinutes, now, onOpen }: StartGridProps) {
  const stop = useRovingTabIndex<HTMLOListElement>('[aria-current]', 'row');
  const first = hours[0]?.minutes ?? 0;
  const shareOf = (minutes: number) => Math.min(Math.max((minutes - first) / 60 / hours.length, 0), 1);
  const share = nowMinutes === undefined ? undefined : shareOf(nowMinutes);
  const since = offlineMinutes === undefined ? share : shareOf(offlineMinutes);
  return (
    <nav className={styles.grid} aria-label={dayCopy.starts}>
      <Grid align="center" tone="quiet" flex="none" as="p" className={styles.head} aria-hidden="true">
        <span />
        {tourTypes.map((type) => (
          <span key={type}>{tourNames[type]}</span>
        ))}
      </Grid>
      <Panel className={styles.day}>
        <Stack as="ol" flex={1} className={styles.hours} {...stop}>
          {hours.map((hour) => (
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
            </Grid>
          ))}
        </Stack>
        {share !== undefined && (
          <svg className={styles.scale} width="20" height="100%" aria-hidden="true">
            <rect
              className={styles.past}
              x="8.5"
              width="3"
              height={`${Math.min(since ?? 1, share) * 100}%`}
            />
            {since !== undefined && since < share && (
              <g className={ticks.hollow}>
                <rect x="7" y={`${since * 100}%`} width="6" height={`${(share - since) * 100}%`} />
              </g>
            )}
            <line className={styles.mark} x1="0" x2="20" y1={`${share * 100}%`} y2={`${share * 100}%`} />
            <circle className={styles.bulb} cx="10" cy={`${share * 100}%`} r="5.5" />
          </svg>
        )}
      </Panel>
    </nav>
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
  const { figure, text, isOwing } = countOf(start, now);
  return (
    <button
      type="button"
      className={`${styles.cell} ${isOpen ? styles.open : ''}`}
      aria-current={isOpen ? 'true' : undefined}
      data-start={start.slot.id}
      onClick={() => onOpen(start)}
    >
      <VisuallyHidden>
        {startTimes.whole(start.slot.time)} {tourNames[start.slot.type]}:{' '}
      </VisuallyHidden>
      <span>
        {start.closed ? startCopy.closed : <LanguageName start={start} />}
        <TooLate start={start} now={now} isBrief />
      </span>
      <FlatTicks booked={start.booked} here={start.here} paid={start.paidGuests} width={112} height={22} />
      <Text as="span" {...(isOwing && { weight: 'strong', tone: 'owe' })}>
        {figure && <b>{figure} </b>}
        {text}
      </Text>
    </button>
  );
}
