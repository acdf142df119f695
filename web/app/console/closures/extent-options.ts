import { closuresCopy as copy } from '#app/content/staff/closures-copy.ts';
import type { Start } from '#shared/contracts/staff/party.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';
import { afternoonOf, type Extent, startsAhead } from './closing-draft.ts';

export interface ExtentOption {
  readonly value: Extent;
  readonly label: string;
  /** What is in it. */
  readonly hint: string;
}

/**
 * How much can be closed, each with what is in it and has not begun.
 *
 * @param starts those of the day with guests; undefined while they are not known
 */
export function extentOptions(
  date: CalendarDate,
  now: Date,
  starts: readonly Pick<Start, 'tourId' | 'guests'>[] | undefined,
): readonly ExtentOption[] {
  const { ahead, hasBegun } = startsAhead(date, now);
  const afternoon = afternoonOf(ahead);
  const hintOf = (some: typeof ahead) => {
    const ids = new Set(some.map(({ id }) => id));
    const guests = starts?.reduce((sum, { tourId, guests }) => sum + (ids.has(tourId) ? guests : 0), 0);
    return copy.extentHint(ids.size, guests);
  };
  const { day, fromNow, ...labels } = copy.extents;
  const isPart = afternoon.length > 0 && afternoon.length < ahead.length;
  return [
    { value: 'day', label: hasBegun ? fromNow : day, hint: hintOf(ahead) },
    ...(isPart ? [{ value: 'afternoon' as const, label: labels.afternoon, hint: hintOf(afternoon) }] : []),
    { value: 'starts', label: labels.starts, hint: copy.startsHint },
    { value: 'days', label: labels.days, hint: copy.daysHint },
  ];
}
