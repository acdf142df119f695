import { describe, expect, it } from 'vitest';
import { startTimes } from '../booking/slots.ts';
import { visitOnRecord as visit } from '../booking/visit-on-record.testing.ts';
import { type CalendarEntry, calendarEntry } from './calendar-entry.ts';

const site = 'https://rum.example.com';

describe('the calendar entry of a visit', () => {
  it.each(startTimes.map((time, index) => [time, index] as const))(
    'at %s starts at that time in Port Vila, both in the text and as an instant',
    (time, index) => {
      const entry = calendarEntry({ ...visit, time }, site);
      expect(entry.startsAt).toEqual(new Date(Date.UTC(2026, 10, 23, 23 + index)));
      expect(entry.text).toMatch(
        new RegExp(`^Tuesday 24 November 2026, ${time}, Port Vila time \\(UTC\\+11\\)\n`),
      );
    },
  );

  it('lasts as long as the visit', () => {
    const minutes = ({ startsAt, endsAt }: CalendarEntry) => (endsAt.getTime() - startsAt.getTime()) / 60_000;
    expect(minutes(calendarEntry(visit, site))).toBe(60);
    expect(minutes(calendarEntry({ ...visit, tourType: 'Cellar Door Tasting' }, site))).toBe(30);
  });

  it('is in the language of the visit, including the landmark', () => {
    const french = calendarEntry({ ...visit, preferredLanguage: 'French' }, site);
    expect(french).toMatchObject({
      title: 'Visite et dégustation, Port Vila Rum Distillery',
      languageTag: 'fr',
    });
    expect(french.text).toContain('14\u00a0h, heure de Port-Vila (UTC+11)');
    expect(french.text).toContain(
      `Votre réservation\u00a0: ${site}/fr/tours/confirmed?ref=${visit.reference}`,
    );
    expect(french.location).toContain('route du port');
    expect(calendarEntry(visit, site).location).toContain('harbour road');
  });

  it('omits the reference once the visit is cancelled, and has a UID without the reference', () => {
    const cancelled = calendarEntry(visit, site, true);
    expect(cancelled.link).toBeUndefined();
    expect(JSON.stringify(cancelled)).not.toContain('7K3Q');
    expect(calendarEntry(visit, site).uid).toBe('0123456789abcdef0123@www.example.com');
  });
});
