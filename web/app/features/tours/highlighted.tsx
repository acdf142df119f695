import { messages } from '../../../../shared/booking/messages.ts';
import { slotsOn } from '../../../../shared/booking/slots.ts';
import { toursCopy as copy } from '../../content/booking/tours-copy.ts';
import { Notice } from '../../ui/notice.tsx';
import { slotView } from './slot-view.ts';
import type { ToursMoment } from './use-tours.ts';

/** The slot highlighted by a link, or why it is unavailable. */
export function Highlighted({ moment }: { moment: ToursMoment }) {
  const { highlighted: slot, date, guests, linkMessage } = moment;
  if (slot === undefined || linkMessage !== undefined) return null;
  if (!slotsOn(date).includes(slot)) return <Notice kind="mind">{messages.notOnThisDay}</Notice>;
  const canBeHad = slotView({ ...moment, slot }).to !== undefined;
  return canBeHad ? (
    <Notice kind="done">{copy.highlighted(slot.time, slot.type, guests)}</Notice>
  ) : (
    <Notice kind="mind">{copy.highlightedGone(slot.time, slot.type)}</Notice>
  );
}
