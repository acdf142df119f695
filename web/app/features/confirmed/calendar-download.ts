import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { calendarEntry } from '#shared/calendar-file/calendar-entry.ts';
import { calendarFile } from '#shared/calendar-file/calendar-file.ts';
import { business } from '#shared/content/business.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { isUpcoming } from './booking-phase.ts';

/**
 * Calendar file of an upcoming booking; undefined for any other. Its entry is the same as in the email, so that
 * calendars recognise duplicates. The `data:` URL has the type `text/calendar`: Safari on phones hands it to the
 * calendar, other browsers save it as a file.
 *
 * @param siteUrl origin of the site without a trailing slash
 */
export function calendarDownload(
  booking: Booking,
  now: Date,
  siteUrl: string,
): { name: string; url: string } | undefined {
  const { id, sequence = 0, preferredLanguage = 'English' } = booking;
  // Without the booking's id a later entry could not replace this one.
  if (id === undefined || !isUpcoming(booking, now)) return undefined;
  const date = calendarDateFrom(booking.date);
  const entry = calendarEntry({ ...booking, id, sequence, preferredLanguage, date }, siteUrl);
  const businessName = business.name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    name: `${businessName}-${booking.date}.ics`,
    url: `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(entry, now))}`,
  };
}
