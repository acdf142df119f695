import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { afternoonOf, type Extent, upcomingStarts } from './closing-draft.ts';

export interface ExtentOption {
  readonly value: Extent;
  readonly label: string;
  /** Such as the number of starts and guests. */
  readonly hint: string;
}

/**
 * The extents on offer, with the starts that have not begun and are not closed, and their guests.
 *
 * @param starts the booked and the closed starts of the day; undefined until loaded
 */
export function extentOptions(
  date: CalendarDate,
  now: Date,
  starts: readonly Pick<Start, 'tourId' | 'guests' | 'closed'>[] | undefined,
): readonly ExtentOption[] {
  const { upcoming, hasBegun } = upcomingStarts(date, now);
  const afternoon = afternoonOf(upcoming);
  const hintOf = (slots: typeof upcoming) => {
    const closed = starts?.filter((start) => start.closed !== undefined).map(({ tourId }) => tourId);
    const ids = new Set(slots.map(({ id }) => id).filter((id) => !closed?.includes(id)));
    if (ids.size === 0 && slots.length > 0) return copy.allClosed;
    const guests = starts?.reduce((sum, { tourId, guests }) => sum + (ids.has(tourId) ? guests : 0), 0);
    return copy.extentHint(ids.size, guests);
  };
  const { day, fromNow, ...labels } = copy.extents;
  const hasAfternoonChoice = afternoon.length > 0 && afternoon.length < upcoming.length;
  return [
    { value: 'day', label: hasBegun ? fromNow : day, hint: hintOf(upcoming) },
    ...(hasAfternoonChoice
      ? [{ value: 'afternoon' as const, label: labels.afternoon, hint: hintOf(afternoon) }]
      : []),
    { value: 'starts', label: labels.starts, hint: copy.startsHint },
    { value: 'days', label: labels.days, hint: copy.daysHint },
  ];
}
