import { business } from '../content/business.ts';
import type { CalendarEntry } from './calendar-entry.ts';

const maxOctets = 75;

/**
 * Writes a calendar entry as a file for download (RFC 5545). It uses PUBLISH without attendees (RFC 5546 §3.2.1), so
 * that calendars request no reply. The organizer is the same as in our emails, so that their CANCEL can withdraw the
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
    `DTSTAMP:${formatUtc(now)}`,
    `DTSTART:${formatUtc(entry.startsAt)}`,
    `DTEND:${formatUtc(entry.endsAt)}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `DESCRIPTION:${escapeText(entry.text)}`,
    `ORGANIZER;CN="${business.name}":mailto:${business.emails.bookings}`,
    ...(entry.link === undefined ? [] : [`URL;VALUE=URI:${entry.link}`]),
    'STATUS:CONFIRMED',
    'CLASS:PRIVATE',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('');
}

const formatUtc = (instant: Date): string => instant.toISOString().replace(/\.\d{3}|[-:]/g, '');

const escapeText = (value: string): string => value.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Folds a line at 75 octets, never within a character (RFC 5545 §3.1). */
function foldLine(line: string): string {
  let length = 0;
  let lines = '';
  for (const character of line) {
    const octets = utf8Length(character);
    if (length + octets > maxOctets) {
      lines += '\r\n ';
      length = 1;
    }
    lines += character;
    length += octets;
  }
  return lines;
}

function utf8Length(character: string): number {
  const code = character.codePointAt(0) as number;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
