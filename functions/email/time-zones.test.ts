import { afterEach, describe, expect, it } from 'vitest';
import { startTimes } from '#shared/booking/slots.ts';
import { calendarEntry } from '#shared/calendar-file/calendar-entry.ts';
import { calendarFile } from '#shared/calendar-file/calendar-file.ts';
import { calendarReaders, toParsedEvent } from '#shared/calendar-file/calendar-readers.testing.ts';
import { mailContext, sampleVisit } from './booked-visit.testing.ts';
import { renderBookingMail } from './render-booking-mail.tsx';

/** Port Vila, and zones west and east of it, with offsets of whole and half hours, with and without summer time. */
const zones = [
  'UTC',
  'Pacific/Efate',
  'America/Los_Angeles',
  'Pacific/Kiritimati',
  'Asia/Kolkata',
  'Europe/Paris',
];

const originalZone = process.env.TZ;
afterEach(() => {
  process.env.TZ = originalZone;
});

const renderVisit = (
  visit: ReturnType<typeof sampleVisit>,
  kind: 'confirmation' | 'change' = 'confirmation',
) => ({
  mail: renderBookingMail(kind, visit, mailContext),
  entry: calendarEntry(visit, mailContext.siteUrl),
  file: calendarFile(calendarEntry(visit, mailContext.siteUrl), mailContext.now),
});

describe.each(zones)('on a device in %s', (zone) => {
  it.each([
    ['English', (hour: number) => `${hour > 12 ? hour - 12 : hour}:00 ${hour < 12 ? 'AM' : 'PM'}`],
    ['French', (hour: number) => `${hour}\u00a0h`],
  ] as const)(
    'an email in %s, its calendar attachment and the calendar file of the page give the same time',
    (language, clockTime) => {
      process.env.TZ = zone;
      expect(new Date(2026, 10, 24).getTimezoneOffset()).toBe(
        { 'America/Los_Angeles': 480, 'Asia/Kolkata': -330, 'Europe/Paris': -60, UTC: 0 }[zone] ??
          (zone === 'Pacific/Efate' ? -660 : -840),
      );
      startTimes.forEach((time, index) => {
        const { mail, file } = renderVisit(sampleVisit({ time, preferredLanguage: language }));
        const words = {
          English: `Tuesday 24 November 2026, ${clockTime(10 + index)}, Port Vila time (UTC+11)`,
          French: `mardi 24 novembre 2026, ${clockTime(10 + index)}, heure de Port-Vila (UTC+11)`,
        }[language];
        const startsAt = new Date(Date.UTC(2026, 10, 23, 23 + index));
        expect(mail.text).toContain(words);
        expect(mail.html).toContain(`>${clockTime(10 + index)}</p>`);
        for (const [, read] of calendarReaders) {
          expect(read(mail.calendar.content)).toMatchObject({ startsAt });
          expect(read(mail.calendar.content).text).toContain(words);
          expect(read(file)).toMatchObject({ startsAt });
          expect(read(file).text).toContain(words);
        }
      });
    },
  );
});

describe.each(calendarReaders)('in the calendar reader %s', (_, read) => {
  it.each([
    ['booked', sampleVisit()],
    ['changed', sampleVisit({ sequence: 3, guestCount: 1, totalPrice: 4000 })],
    ['of a tasting in French', sampleVisit({ preferredLanguage: 'French', tourType: 'Cellar Door Tasting' })],
  ])(
    'the entry of a visit %s is the same whether the file comes from the email or from the page',
    (_, visit) => {
      const { mail, entry, file } = renderVisit(visit, visit.sequence > 0 ? 'change' : 'confirmation');
      expect(read(file)).toEqual(read(mail.calendar.content));
      expect(read(file)).toEqual(toParsedEvent(entry));
      expect(read(file).sequence).toBe(visit.sequence);
    },
  );
});
