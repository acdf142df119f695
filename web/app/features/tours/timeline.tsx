import {
  type Slot,
  type StartTime,
  slotOf,
  slots,
  slotsOn,
  startTimes,
  type TourType,
} from '../../../../shared/booking/slots.ts';
import { tours, writeVuv } from '../../../../shared/booking/tours.ts';
import { SlotCell } from '../../booking/slot-cell.tsx';
import { toursCopy as copy } from '../../content/booking/tours-copy.ts';
import { DepartureLink } from './departure-link.tsx';
import { slotHint } from './slot-hint.ts';
import { slotView, timetabledSlot } from './slot-view.ts';
import styles from './timeline.module.css';
import { slotCellId } from './use-link-target.ts';
import type { ToursMoment } from './use-tours.ts';

export interface TimelineProps {
  moment: ToursMoment | undefined;
  types: readonly TourType[];
  /** Hints below slots that do not suit; off when a single message replaces them. */
  withHints: boolean;
}

/**
 * Slots of a day, one lane per tour type: across on wide screens, down on phones. One table serves both; before
 * hydration it holds the timetable only.
 */
export function Timeline({ moment, types, withHints }: TimelineProps) {
  const timetable = moment ? slotsOn(moment.date) : slots;
  const times = startTimes.map((time) => ({ time, runs: timetable.some((slot) => slot.time === time) }));
  return (
    <div className={styles.timeline} data-lanes={types.length}>
      <ol className={styles.axis} aria-hidden="true">
        {times.map(({ time, runs }) => (
          <li key={time} className={runs ? styles.hour : styles.idle}>
            <Time time={time} />
          </li>
        ))}
      </ol>
      {types.map((type) => (
        <section key={type} className={styles.lane} aria-label={type}>
          <p className={styles.type}>
            <span>{type}</span>{' '}
            <span className={styles.facts}>
              {copy.tourFacts(tours[type].durationLabel, writeVuv(tours[type].priceVuv))}
            </span>
          </p>
          <ul className={styles.slots}>
            {times.map(({ time, runs }) => (
              <li
                key={time}
                id={runs ? slotCellId(slotOf(time, type).id) : undefined}
                className={runs ? styles.slot : styles.idle}
              >
                {runs && <Start slot={slotOf(time, type)} moment={moment} withHint={withHints} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A slot with its hint below. */
function Start(props: { slot: Slot; moment: ToursMoment | undefined; withHint: boolean }) {
  const { slot, moment, withHint } = props;
  const view = moment ? slotView({ slot, ...moment }) : timetabledSlot(slot);
  const hint = withHint && moment && slotHint(slot, { ...moment, guests: moment.guests ?? 1 });
  const isHighlighted = moment?.highlighted === slot;
  return (
    <>
      <SlotCell
        {...view}
        notes={
          isHighlighted ? [{ text: copy.marked(moment.date, moment.guests) }, ...view.notes] : view.notes
        }
        isHalfHour={tours[slot.type].minutes === 30}
        isHighlighted={isHighlighted}
      />
      {hint && <DepartureLink {...hint} />}
    </>
  );
}

/** `10:00 AM` in two parts: side by side on wide screens, stacked on phones. */
const Time = ({ time }: { time: StartTime }) => {
  const [clock, half] = time.split(' ');
  return (
    <>
      <span className={styles.clock}>{clock}</span> <span className={styles.half}>{half}</span>
    </>
  );
};
