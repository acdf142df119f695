import { capacity } from '#shared/booking/terms.ts';
import { counted } from '#shared/values/counted.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate, portVilaTimeNote } from '#shared/values/written-time.ts';
import type { RunSheet } from './run-sheet.ts';

/** The totals of a day, in one line. */
export function dayLine({ date, totals }: RunSheet): string {
  const { bookings, guests, dueVuv } = totals;
  const sum =
    bookings === 0
      ? 'no bookings'
      : `${counted(bookings, 'booking')}, ${counted(guests, 'guest')}, ${formatVuv(dueVuv)} to collect`;
  return `${formatDate(date)}: ${sum}. All times are ${portVilaTimeNote}.`;
}

/** The heading of a slot: start, language, seats taken and closure. */
export function slotLine({ time, type, language, closed, totals }: RunSheet['slots'][number]): string {
  const parts = [`${time} ${type}`];
  if (language !== undefined) parts.push(`in ${language}`, `${totals.guests} of ${capacity} places`);
  if (closed !== undefined) parts.push(closed.reason ? `closed: ${closed.reason}` : 'closed');
  return parts.join(' · ');
}
