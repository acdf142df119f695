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
 * Sorts enquiries by urgency: the new ones by their waiting time; the booked ones with an upcoming event by its day; the
 * answered ones, the latest first; the booked ones whose event is over; the declined ones.
 *
 * @param today `yyyy-MM-dd` in Port Vila
 */
export const byUrgency =
  (today: string) =>
  (a: ListedCase, b: ListedCase): number => {
    const [rankA, rankB] = [rankOf(a, today), rankOf(b, today)];
    if (rankA !== rankB) return rankA - rankB;
    if (a.state === 'new') return a.receivedAt - b.receivedAt;
    const [dayA, dayB] = [upcomingDay(a, today), upcomingDay(b, today)];
    if (dayA !== dayB) return dayA < dayB ? -1 : 1;
    return b.lastAt - a.lastAt;
  };

/** Whether an event is booked and, as far as known, not over. */
export const isUpcoming = ({ state, eventDate }: ListedCase, today: string): boolean =>
  state === 'booked' && (eventDate === undefined || eventDate >= today);

function rankOf(enquiry: ListedCase, today: string): number {
  if (enquiry.state === 'new') return 0;
  if (isUpcoming(enquiry, today)) return 1;
  return enquiry.state === 'answered' ? 2 : enquiry.state === 'booked' ? 3 : 4;
}

/** Sort key: the day of an upcoming event; for any other, a text that sorts after every day. */
const upcomingDay = ({ eventDate = '' }: ListedCase, today: string): string =>
  eventDate >= today ? eventDate : 'later';
