import type { DayStore } from '#functions/stores/bookings/days.ts';
import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import type { BookingWithVisit } from '#functions/stores/bookings/visit-item.ts';
import { shortReference } from '#shared/booking/reference.ts';
import { tourDaysIn } from '#shared/staff/closing/closing-range.ts';
import { matchesSearch } from '#shared/staff/parties/find-party.ts';
import { partyName } from '#shared/staff/parties/party-name.ts';
import type { CalendarDate } from '#shared/values/port-vila-time.ts';

/** Days that are read concurrently. */
const daysAtOnce = 8;

interface Search {
  readonly letters: string;
  readonly first: CalendarDate;
  readonly last: CalendarDate;
  /** The number of bookings after which no further day is read. */
  readonly max: number;
}

export interface SearchResult {
  /** Bookings in order of day, time and tour type. They include the whole last day, so there may be more than `max`. */
  readonly found: readonly BookingWithVisit[];
  /** The last day that was searched. */
  readonly last: CalendarDate;
}

/**
 * Finds the bookings of a range of days that match the letters that a colleague typed, including cancelled ones. It reads
 * every day with tours, because there is deliberately no index by name. Guests without a name are found by their source.
 *
 * @param bookingsOf returns the bookings of a day, in order
 */
export async function searchDays(
  bookingsOf: (date: CalendarDate) => Promise<readonly BookingWithVisit[]>,
  { letters, first, last, max }: Search,
): Promise<SearchResult> {
  const found: BookingWithVisit[] = [];
  const tourDays = tourDaysIn({ first, last });
  for (let start = 0; start < tourDays.length; start += daysAtOnce) {
    const dates = tourDays.slice(start, start + daysAtOnce);
    const bookings = await Promise.all(dates.map(bookingsOf));
    for (const [index, dayBookings] of bookings.entries()) {
      found.push(...dayBookings.filter((booking) => isMatch(booking, letters)));
      const date = dates[index];
      if (found.length > max && date !== undefined) return { found, last: date };
    }
  }
  return { found, last };
}

/** Reads the bookings of a day eventually consistently, because a search decides nothing. */
export const readBookings =
  ({ slots }: Pick<DayStore, 'slots'>) =>
  async (date: CalendarDate): Promise<readonly BookingWithVisit[]> =>
    (await slots(date, false)).flatMap(({ bookings }) => bookings);

const isMatch = (booking: BookingWithVisit, letters: string): boolean =>
  matchesSearch(
    {
      ...booking,
      firstName: partyName(booking),
      lastName: '',
      reference: shortReference(booking.reference),
      sixLetters: sixLettersOf(booking),
    },
    letters,
  );
