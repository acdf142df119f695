import { type CalendarDate, parseCalendarDate } from '../values/port-vila-time.ts';
import { type Slot, slotById } from './slots.ts';
import { capacity } from './terms.ts';

/** Deep link for hotels and operators: `/tours/booking/{tourId}/{guests}/{date}` (specification §2). */
export interface BookingLink {
  readonly slot: Slot;
  /** 1 to 16. */
  readonly guests: number;
  readonly date: CalendarDate;
}

/** Parts of the link that can be invalid, in path order; `group` is a party of more than 16. */
export const linkProblems = ['tour', 'guests', 'group', 'date'] as const;
export type LinkProblem = (typeof linkProblems)[number];

const wholeNumber = (text: string | undefined): number | undefined =>
  text !== undefined && /^(0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;

/**
 * Parses the link or names its first invalid part. Whether the day can be booked depends on the clock: see
 * `bookable-day.ts`.
 */
export function readBookingLink(parts: {
  readonly tourId?: string | undefined;
  readonly guests?: string | undefined;
  readonly date?: string | undefined;
}): BookingLink | { readonly problem: LinkProblem } {
  const id = wholeNumber(parts.tourId);
  const slot = id === undefined ? undefined : slotById(id);
  if (slot === undefined) return { problem: 'tour' };
  const guests = wholeNumber(parts.guests);
  if (guests === undefined || guests < 1) return { problem: 'guests' };
  if (guests > capacity) return { problem: 'group' };
  const date = parseCalendarDate(parts.date ?? '');
  return date === undefined ? { problem: 'date' } : { slot, guests, date };
}
