import { confirmedCopy as copy } from '#app/content/booking/confirmed-copy.ts';
import type { FoundBooking as Booking } from '#app/requests/find-booking.ts';
import { Button } from '#app/ui/button.tsx';
import { calendarDownload } from './calendar-download.ts';

/** Works offline: the file is in the link. */
export function AddToCalendar({ booking, now }: { booking: Booking; now: Date }) {
  const file = calendarDownload(booking, now, window.location.origin);
  return file && <Button file={file}>{copy.addToCalendar}</Button>;
}
