import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visitOnRecord as visit } from '../booking/visit-on-record.testing.ts';
import { calendarEntry } from './calendar-entry.ts';
import { calendarFile } from './calendar-file.ts';
import { calendarReaders, readByIcalJs, toParsedEvent } from './calendar-readers.testing.ts';

const site = 'https://rum.example.com';
const now = new Date('2026-11-20T01:02:03.456Z');
const unfold = (content: string) => content.replace(/\r\n /g, '');

describe('the calendar file', () => {
  it.each(calendarReaders)('is parsed correctly by %s', (_, read) => {
    for (const preferredLanguage of ['English', 'French'] as const) {
      const entry = calendarEntry({ ...visit, preferredLanguage }, site);
      expect(read(calendarFile(entry, now))).toEqual(toParsedEvent(entry));
    }
  });

  it('is published without attendees, so that no reply is requested', () => {
    const content = unfold(calendarFile(calendarEntry(visit, site), now));
    expect(content).toContain('METHOD:PUBLISH\r\n');
    expect(content).toContain('DTSTAMP:20261120T010203Z\r\n');
    expect(content).toContain('CLASS:PRIVATE\r\n');
    expect(content).toContain('ORGANIZER;CN="Port Vila Rum Distillery":mailto:bookings@example.com\r\n');
    expect(content).not.toContain('ATTENDEE');
  });

  it('preserves any text in lines of at most 75 octets ending with CRLF', () => {
    const anything = fc.string({ unit: 'binary', maxLength: 120, size: 'max' }).map((text) =>
      // Control characters are not allowed in calendar files; our texts have none.
      text.replace(/\p{Cc}/gu, '\n').trim(),
    );
    fc.assert(
      fc.property(anything, (text) => {
        const entry = { ...calendarEntry(visit, site), text, title: `x${text.replace(/\n/g, '')}` };
        const content = calendarFile(entry, now);
        const lines = content.split('\r\n');
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(lines.at(-1)).toBe('');
        expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        expect(readByIcalJs(content)).toMatchObject({ text: entry.text, title: entry.title });
      }),
      { numRuns: 30 },
    );
  });
});
