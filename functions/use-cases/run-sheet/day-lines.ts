import { capacity } from '#shared/booking/terms.ts';
import { counted } from '#shared/values/counted.ts';
import { writeVuv } from '#shared/values/written-amount.ts';
import { portVilaTimeNote, writeDate } from '#shared/values/written-time.ts';
import type { RunSheet } from './run-sheet.ts';

/** Totals of a day, in one line. */
export function dayLine({ date, totals }: RunSheet): string {
  const { bookings, guests, dueVuv } = totals;
  const sum =
    bookings === 0
      ? 'no bookings'
      : `${counted(bookings, 'booking')}, ${counted(guests, 'guest')}, ${writeVuv(dueVuv)} to collect`;
  return `${writeDate(date)}: ${sum}. All times are ${portVilaTimeNote}.`;
}

/** Heading of a slot: start, language, seats taken, closure. */
export function slotLine({ time, type, language, closed, totals }: RunSheet['slots'][number]): string {
  const parts = [`${time} ${type}`];
  if (language !== undefined) parts.push(`in ${language}`, `${totals.guests} of ${capacity} places`);
  if (closed !== undefined) parts.push(closed.reason ? `closed: ${closed.reason}` : 'closed');
  return parts.join(' · ');
}
