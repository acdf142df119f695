import { unbrokenDay, unbrokenStart } from '#app/booking/unbroken-time.ts';
import { confirmedCopy as copy } from '#app/content/booking/confirmed-copy.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { isCurrent, isUpcoming } from './booking-phase.ts';
import type { BookingPage } from './use-booking.ts';

export interface BookingHeading {
  readonly title: string;
  readonly lead?: string | undefined;
  /** The booking can be changed and cancelled. */
  readonly canChange?: boolean;
}

/** Heading of the page. `isNew`: the guest has just created the booking. */
export function bookingHeading(
  { booking, problem }: Pick<BookingPage, 'booking' | 'problem'>,
  isNew: boolean,
  now: Date | undefined,
): BookingHeading {
  if (problem) return { title: copy.problemTitle };
  if (!booking) return { title: copy.title };
  const { status, tourType, email, date, time } = booking;
  if (status === 'cancelled') return { title: copy.cancelledTitle };
  const canChange = now !== undefined && isUpcoming(booking, now);
  if (isNew)
    return { title: copy.booked[tourType], lead: email === '' ? undefined : copy.lead(email), canChange };
  const expected = copy.expected(unbrokenDay(calendarDateFrom(date)), unbrokenStart(time));
  return { title: copy.title, lead: now && (isCurrent(booking, now) ? expected : copy.over), canChange };
}
