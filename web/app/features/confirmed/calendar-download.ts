import { calendarEntry } from '../../../../shared/calendar-file/calendar-entry.ts';
import { calendarFile } from '../../../../shared/calendar-file/calendar-file.ts';
import { business } from '../../../../shared/content/business.ts';
import { calendarDateFrom } from '../../../../shared/values/port-vila-time.ts';
import type { FoundBooking as Booking } from '../../api/find-booking.ts';
import { isAhead } from './still-ahead.ts';

/**
 * The calendar file of a booking that is still ahead; undefined for any other. It is the entry that the mail holds,
 * so a calendar that gets both keeps one. A `data:` address of type `text/calendar` is what Safari on a phone hands
 * to the calendar at once and every other browser saves under the name.
 *
 * @param siteUrl origin of the site without a slash at its end
 */
export function calendarDownload(
  booking: Booking,
  now: Date,
  siteUrl: string,
): { name: string; url: string } | undefined {
  const { id, sequence = 0, preferredLanguage = 'English' } = booking;
  // Without the booking's own name a later entry could not take the place of this one.
  if (id === undefined || !isAhead(booking, now)) return undefined;
  const date = calendarDateFrom(booking.date);
  const entry = calendarEntry({ ...booking, id, sequence, preferredLanguage, date }, siteUrl);
  const house = business.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    name: `${house}-${booking.date}.ics`,
    url: `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry, now))}`,
  };
}
