import type { EnquiryState } from './enquiry-state.ts';

/** What the place of an enquiry in the list depends on. Times in epoch seconds. */
export interface ListedCase {
  readonly state: EnquiryState;
  readonly receivedAt: number;
  /** Of what happened last. */
  readonly lastAt: number;
  /** Of the event, where starts are closed for it: `yyyy-MM-dd`. */
  readonly eventDate?: string | undefined;
}

const ranks: Readonly<Record<EnquiryState, number>> = { new: 0, answered: 1, booked: 2, declined: 3 };

/**
 * Sorts the most urgent first: the new ones by how long they wait; then those answered, the latest first; the booked ones
 * by their day, those to come first; the declined.
 *
 * @param today `yyyy-MM-dd` in Port Vila
 */
export const byUrgency =
  (today: string) =>
  (one: ListedCase, other: ListedCase): number => {
    if (one.state !== other.state) return ranks[one.state] - ranks[other.state];
    if (one.state === 'new') return one.receivedAt - other.receivedAt;
    const [day, otherDay] = [dayToCome(one, today), dayToCome(other, today)];
    if (day !== otherDay) return day < otherDay ? -1 : 1;
    return other.lastAt - one.lastAt;
  };

/** Sorts before every other text when it is near, and last when there is none. */
const dayToCome = ({ eventDate = '' }: ListedCase, today: string): string =>
  eventDate >= today ? eventDate : 'later';
