import { SlotCell } from '#app/booking/slot-cell.tsx';
import { shipCopy } from '#app/content/booking/ship-copy.ts';
import { Cluster, Grid, Panel, Stack, Text } from '#app/ui/layout/layout.tsx';
import { durationLabel, startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import type { ShipCall } from '#shared/booking/ship-fit.ts';
import { minutesOfStart, type StartTime, slotOf, startTimes, type TourType } from '#shared/booking/slots.ts';
import { tours } from '#shared/booking/tours.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { timeLabel } from '#shared/values/written-time.ts';
import type { SlotView } from './slot-view.ts';
import styles from './timeline.module.css';
import { slotCellId } from './use-link-target.ts';

export interface TimelineProps {
  views: readonly SlotView[];
  types: readonly TourType[];
  /** The guest's ship, whose hours ashore are drawn on the scale. */
  ship: ShipCall | undefined;
}

/** Starts of a day along a vertical scale, one row per hour. Wide containers show both tours side by side. */
export function Timeline({ views, types, ship }: TimelineProps) {
  const times = startTimes.filter((time) => views.some(({ slot }) => slot.time === time));
  return (
    <>
      <Grid
        as="ul"
        gapX={8}
        size="label"
        tone="quiet"
        above={8}
        className={styles.tours}
        data-lanes={types.length}
      >
        {types.map((type) => (
          <li key={type}>
            <Text as="b" weight="strong" tone="cream">
              {tourName(type)}
            </Text>{' '}
            <span>{durationLabel(type)}</span>
            <span>{formatVuv(tours[type].priceVuv)}</span>
          </li>
        ))}
      </Grid>
      <Stack as="ol" above={16} className={styles.starts} data-lanes={types.length}>
        {times.map((time) => (
          <Stack key={time} as="li" padBottom={8} className={styles.start}>
            <Cluster
              as="h3"
              gapX={12}
              align="baseline"
              justify="between"
              padBottom={2}
              tracking="snug"
              className={styles.time}
            >
              <Time time={time} />
              {ship && <TimeAshore time={time} ship={ship} />}
            </Cluster>
            <Stack as="ul" gap={4} className={styles.cells}>
              {types.map((type) => (
                <Start key={type} view={views.find(({ slot }) => slot === slotOf(time, type))} />
              ))}
            </Stack>
          </Stack>
        ))}
      </Stack>
    </>
  );
}

const Start = ({ view }: { view: SlotView | undefined }) => {
  if (view === undefined) return null;
  const { isOpen: _, isSuitable: _isSuitable, hasShortfall: _hasShortfall, ...cell } = view;
  return (
    <Panel
      as="li"
      id={slotCellId(view.slot.id)}
      tabIndex={view.isHighlighted ? -1 : undefined}
      shrinks
      className={styles.cell}
    >
      <SlotCell {...cell} />
    </Panel>
  );
};

/** `10:00 AM` in two parts: side by side on phones, stacked on wide screens. */
const Time = ({ time }: { time: StartTime }) => {
  const [clock, meridiem] = startLabel(time).split(' ');
  return (
    <span>
      {clock} <span className={styles.meridiem}>{meridiem}</span>
    </span>
  );
};

/** The ship's time ashore within one hour of the scale, with a bulb at its all-aboard time. */
function TimeAshore({ time, ship }: { time: StartTime; ship: ShipCall }) {
  const hour = minutesOfStart(time);
  const percentOfHour = (minutes: number) => Math.min(Math.max((minutes - hour) / 60, 0), 1) * 100;
  const [from, until] = [percentOfHour(ship.ashoreMinutes), percentOfHour(ship.allAboardMinutes)];
  const hasAllAboard = ship.allAboardMinutes >= hour && ship.allAboardMinutes < hour + 60;
  return (
    <>
      <svg className={styles.stay} aria-hidden="true">
        <rect y={`${from}%`} width="5" height={`${until - from}%`} />
        {hasAllAboard && <circle cx="8" cy={`${until}%`} r="4" />}
      </svg>
      {hasAllAboard && (
        <Text as="span" tone="cane" untracked className={styles.due}>
          {shipCopy.allAboard(timeLabel(ship.allAboardMinutes))}
        </Text>
      )}
    </>
  );
}
