import { addDays, instantAt, parseCalendarDate } from '../values/port-vila-time.ts';
import type { ListedCase } from './enquiry-order.ts';

/** Days that an enquiry stays in the list after the last entry, once it needs no action. */
const listedDays = 28;

/** An enquiry with the day that its visitor requested; may be ''. */
export interface CaseToList extends ListedCase {
  readonly date: string;
}

/**
 * When an enquiry leaves the list, in epoch seconds: a new one when it is deleted, a booked one no earlier than the
 * end of its event.
 *
 * @param keptUntil when the enquiry is deleted
 */
export function listedUntil({ state, lastAt, eventDate, date }: CaseToList, keptUntil: number): number {
  if (state === 'new') return keptUntil;
  const recentUntil = lastAt + listedDays * 86_400;
  return Math.min(
    keptUntil,
    state === 'booked' ? Math.max(recentUntil, endOf(eventDate ?? date)) : recentUntil,
  );
}

/** End of a day in Port Vila; without a day, later than any time. */
function endOf(date: string): number {
  const day = parseCalendarDate(date);
  return day === undefined ? Number.MAX_SAFE_INTEGER : instantAt(addDays(day, 1), 0).getTime() / 1000;
}
