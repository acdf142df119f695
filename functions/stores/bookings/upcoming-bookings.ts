import { bookingWindow } from '../../../shared/booking/booking-window.ts';
import { endOf } from '../../../shared/booking/start-and-end.ts';
import { addDays, type CalendarDate, type Clock } from '../../../shared/values/port-vila-time.ts';
import type { Table } from '../table/table.ts';
import { dayStore } from './days.ts';
import type { StoredBooking } from './slot-item.ts';

const daysAtOnce = 8;

export type UpcomingBookings = (email: string) => Promise<readonly StoredBooking[]>;

/**
 * The active bookings of an address whose visit is not over, in order. Reads every day of the booking window, because
 * there is deliberately no index by address: for workers, never while a visitor waits.
 */
export function upcomingBookings(table: Table, clock: Clock): UpcomingBookings {
  const days = dayStore(table, clock);
  return async (email) => {
    const now = clock();
    const { first, last } = bookingWindow(now);
    const wanted = email.toLowerCase();
    const found: StoredBooking[] = [];
    for (let from = first; from <= last; from = addDays(from, daysAtOnce)) {
      const slots = await Promise.all(daysFrom(from).map(days.slots));
      found.push(...slots.flat().flatMap(({ bookings }) => bookings));
    }
    return found.filter(
      ({ email: its, status, date, time, tourType }) =>
        its.toLowerCase() === wanted && status === 'confirmed' && endOf(date, time, tourType) > now,
    );
  };
}

const daysFrom = (first: CalendarDate): readonly CalendarDate[] =>
  Array.from({ length: daysAtOnce }, (_, days) => addDays(first, days));
