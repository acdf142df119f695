import { nextDeparture } from '../../../../shared/booking/next-departure.ts';
import type { TourType } from '../../../../shared/booking/slots.ts';
import { writeDate } from '../../../../shared/values/port-vila-time.ts';
import { departureCopy } from '../../content/booking/departure-copy.ts';
import { toursCopy as copy } from '../../content/booking/tours-copy.ts';
import { Notice } from '../../ui/notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DepartureLink } from './departure-link.tsx';
import { Highlighted } from './highlighted.tsx';
import type { ToursMoment } from './use-tours.ts';

export interface DayMessageProps {
  moment: ToursMoment;
  types: readonly TourType[];
  /** Slots shown, and how many of them are bookable. */
  shown: number;
  open: number;
}

/** Announces a newly chosen day to screen readers; visible when nothing is left. */
export const DayMessage = ({ moment, types, shown, open }: DayMessageProps) => (
  <>
    {open === 0 ? (
      <NoneLeft moment={moment} types={types} />
    ) : (
      <VisuallyHidden>{copy.daySummary(writeDate(moment.date), open, shown)}</VisuallyHidden>
    )}
    {moment.day.status === 'failed' && <Notice kind="mind">{copy.couldNotCheck}</Notice>}
    <Highlighted moment={moment} />
  </>
);

/** Nothing of the day is left: offers the next slot, if known. */
const NoneLeft = ({ moment, types }: Pick<DayMessageProps, 'moment' | 'types'>) => (
  <Notice kind="mind">
    {copy.noneLeft}
    {types.map((type) => {
      const departure = nextDeparture({ ...moment, type, guests: moment.guests ?? 1 });
      return (
        departure && (
          <DepartureLink
            key={type}
            departure={departure}
            text={departureCopy.says(departureCopy.ofType(type), moment.date, departure)}
          />
        )
      );
    })}
  </Notice>
);
