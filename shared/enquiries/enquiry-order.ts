import type { EnquiryState } from './enquiry-state.ts';

/** The parts of an enquiry that determine its place in the list. Times in epoch seconds. */
export interface ListedCase {
  readonly state: EnquiryState;
  readonly receivedAt: number;
  /** Time of the last entry. */
  readonly lastAt: number;
  /** Day of the event if starts are closed for it, `yyyy-MM-dd`. */
  readonly eventDate?: string | undefined;
}

/**
 * Sorts the most urgent first: the new ones by how long they wait; the booked ones that are to come by their day; the
 * answered ones, the latest first; the booked ones that are over; the declined.
 *
 * @param today `yyyy-MM-dd` in Port Vila
 */
export const byUrgency =
  (today: string) =>
  (one: ListedCase, other: ListedCase): number => {
    const [rank, otherRank] = [rankOf(one, today), rankOf(other, today)];
    if (rank !== otherRank) return rank - otherRank;
    if (one.state === 'new') return one.receivedAt - other.receivedAt;
    const [day, otherDay] = [upcomingDay(one, today), upcomingDay(other, today)];
    if (day !== otherDay) return day < otherDay ? -1 : 1;
    return other.lastAt - one.lastAt;
  };

/** A booked event that is not known to be over. */
export const isUpcoming = ({ state, eventDate }: ListedCase, today: string): boolean =>
  state === 'booked' && (eventDate === undefined || eventDate >= today);

function rankOf(one: ListedCase, today: string): number {
  if (one.state === 'new') return 0;
  if (isUpcoming(one, today)) return 1;
  return one.state === 'answered' ? 2 : one.state === 'booked' ? 3 : 4;
}

/** Sort key: the day of an event to come; a text that sorts after every day for any other. */
const upcomingDay = ({ eventDate = '' }: ListedCase, today: string): string =>
  eventDate >= today ? eventDate : 'later';
