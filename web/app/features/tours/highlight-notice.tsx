import { toursCopy as copy } from '#app/content/booking/tours-copy.ts';
import { Notice } from '#app/ui/notice.tsx';
import { messages } from '#shared/booking/messages/messages.ts';
import { startLabel, tourName } from '#shared/booking/messages/slot-words.ts';
import type { SlotView } from './slot-view.ts';
import type { ToursState } from './use-tours.ts';

/** The slot highlighted by a link, or why it is unavailable. */
export function HighlightNotice({ state, views }: { state: ToursState; views: readonly SlotView[] }) {
  const { highlightedSlot: slot, guests, linkMessage } = state;
  if (slot === undefined || linkMessage !== undefined) return null;
  const view = views.find((view) => view.slot === slot);
  if (view === undefined) return <Notice kind="warning">{messages.notOnThisDay}</Notice>;
  return view.to !== undefined ? (
    <Notice kind="done">{copy.highlighted(startLabel(slot.time), tourName(slot.type), guests)}</Notice>
  ) : (
    <Notice kind="warning">{copy.highlightedUnavailable(startLabel(slot.time), tourName(slot.type))}</Notice>
  );
}
