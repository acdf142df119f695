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
import { toursCopy as copy } from '../../content/tours-copy.ts';
import { SlotCell } from '../../ui/slot-cell.tsx';
import { slotView, timetabledSlot } from './slot-view.ts';
import styles from './timeline.module.css';
import type { ToursMoment } from './use-tours.ts';

export interface TimelineProps {
  moment: ToursMoment | undefined;
  types: readonly TourType[];
}

/**
 * The start times of a day with a lane for each tour type: across on a wide screen, down on a phone. The same
 * table serves both; before the page comes to life it holds the timetable alone.
 */
export function Timeline({ moment, types }: TimelineProps) {
  const timetable = moment ? slotsOn(moment.date) : slots;
  const times = startTimes.map((time) => ({ time, runs: timetable.some((slot) => slot.time === time) }));
  const viewOf = (slot: Slot) =>
    moment
      ? slotView({
          slot,
          ...moment,
          ...(moment.guests === undefined ? {} : { extra: { guests: moment.guests } }),
        })
      : timetabledSlot(slot);
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
              <li key={time} className={runs ? styles.slot : styles.idle}>
                {runs && <SlotCell {...viewOf(slotOf(time, type))} isHalfHour={tours[type].minutes === 30} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** `10:00 AM` with the halves apart: beside each other on a wide screen, below each other on a phone. */
const Time = ({ time }: { time: StartTime }) => {
  const [clock, half] = time.split(' ');
  return (
    <>
      <span className={styles.clock}>{clock}</span> <span className={styles.half}>{half}</span>
    </>
  );
};
