import type { Ref } from 'react';
import { slotsOn, startsAtNoon, type TourType, tourTypes } from '../../../../shared/booking/slots.ts';
import { type CalendarDate, writeDate } from '../../../../shared/values/port-vila-time.ts';
import { toursCopy as copy } from '../../content/booking/tours-copy.ts';
import { ChipChoice } from '../../ui/form/chip-choice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { DayMessage } from './day-message.tsx';
import styles from './day-section.module.css';
import { ShipsInPort } from './ships-in-port.tsx';
import { slotView } from './slot-view.ts';
import { Timeline } from './timeline.tsx';
import type { Tours } from './use-tours.ts';

const filters = [copy.allTours, ...tourTypes].map((name) => ({ value: name, label: name }));

export interface DaySectionProps {
  tours: Tours;
  headingRef: Ref<HTMLHeadingElement>;
  onChoose: (date: CalendarDate) => void;
}

/** The chosen day: its slots, filtered by type. */
export function DaySection({ tours, headingRef, onChoose }: DaySectionProps) {
  const { moment, tourType, chooseType } = tours;
  const types = tourType === undefined ? tourTypes : [tourType];
  const shown = moment ? slotsOn(moment.date).filter((slot) => types.includes(slot.type)) : [];
  const open = moment ? shown.filter((slot) => slotView({ slot, ...moment }).to !== undefined) : [];
  return (
    <section
      aria-labelledby="chosen-day"
      aria-busy={moment?.day.status === 'loading' && !moment.closedBecause}
    >
      <div className={styles.head}>
        <div>
          <h2 id="chosen-day" ref={headingRef} tabIndex={-1} className={styles.title}>
            {moment
              ? writeDate(moment.date, { weekday: 'long', day: 'numeric', month: 'long' })
              : copy.timesBefore}
          </h2>
          <p className={styles.note}>
            {copy.timesNote}
            {moment && !moment.closedBecause && startsAtNoon(moment.date) && ` ${copy.firstTourAtNoon}`}
          </p>
        </div>
        <ChipChoice
          label={copy.filter}
          name="tour-type"
          options={filters}
          value={tourType ?? copy.allTours}
          onChange={(value) => chooseType(value === copy.allTours ? undefined : (value as TourType))}
        />
      </div>
      {moment?.closedBecause ? (
        <div className={styles.closed}>
          <Notice kind="refused">{moment.closedBecause}</Notice>
        </div>
      ) : (
        <>
          <div className={styles.message} role="status">
            {moment && moment.day.status !== 'loading' && (
              <DayMessage moment={moment} types={types} shown={shown.length} open={open.length} />
            )}
          </div>
          {moment && <ShipsInPort ships={moment.ships} />}
          <Timeline moment={moment} types={types} withHints={open.length > 0} />
        </>
      )}
      {moment && <OtherDays earlier={moment.earlier} later={moment.later} onChoose={onChoose} />}
    </section>
  );
}

interface OtherDaysProps {
  earlier: CalendarDate | undefined;
  later: CalendarDate | undefined;
  onChoose: (date: CalendarDate) => void;
}

const shortDay = (date: CalendarDate) =>
  writeDate(date, { weekday: 'short', day: 'numeric', month: 'short' });

/** Adjacent open days, without going back to the calendar. */
const OtherDays = ({ earlier, later, onChoose }: OtherDaysProps) => (
  <div className={styles.others}>
    {earlier && (
      <button type="button" className={styles.other} onClick={() => onChoose(earlier)}>
        {copy.previousDay(shortDay(earlier))}
      </button>
    )}
    {later && (
      <button type="button" className={styles.other} onClick={() => onChoose(later)}>
        {copy.nextDay(shortDay(later))}
      </button>
    )}
  </div>
);
