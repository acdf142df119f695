import { business } from '../content/business.ts';
import type { CalendarEntry } from './calendar-entry.ts';

const maxOctets = 75;

/**
 * Writes a calendar entry as a file for download (RFC 5545). It uses PUBLISH without attendees (RFC 5546 §3.2.1), so
 * that calendars request no reply; the organizer is the same as in our mails, so that their CANCEL can withdraw the
 * entry. Times are in UTC to avoid zone data.
 *
 * @param now creation time (DTSTAMP)
 */
export function calendarFile(entry: CalendarEntry, now: Date): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${business.name}//Bookings//${entry.languageTag.toUpperCase()}`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(entry.startsAt)}`,
    `DTEND:${utc(entry.endsAt)}`,
    `SUMMARY:${text(entry.title)}`,
    `LOCATION:${text(entry.location)}`,
    `DESCRIPTION:${text(entry.text)}`,
    `ORGANIZER;CN="${business.name}":mailto:${business.emails.bookings}`,
    ...(entry.link === undefined ? [] : [`URL;VALUE=URI:${entry.link}`]),
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
}

const utc = (instant: Date): string => instant.toISOString().replace(/\.\d{3}|[-:]/g, '');

const text = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line at 75 octets, never within a character (RFC 5545 §3.1). */
function folded(line: string): string {
  let length = 0;
  let lines = '';
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > maxOctets) {
      lines += '\r\n ';
      length = 1;
    }
    lines += character;
    length += octets;
  }
  return lines;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) as number;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
