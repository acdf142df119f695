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
  /** Starts that the page shows, and those of them that can be booked. */
  shown: number;
  open: number;
}

/** What changed when a day was chosen, for those who do not see it; in sight when nothing of it is left. */
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

/** Nothing of the day can be had: what is next, as far as that is counted. */
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
