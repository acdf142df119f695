import { describe, expect, it } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { calendarReaders } from '#shared/calendar-file/calendar-readers.testing.ts';
import { calendarDownload } from './calendar-download.ts';

const site = 'https://rum.example.com';
const beforeStart = new Date('2026-11-24T13:59:00+11:00');
const start = new Date('2026-11-24T14:00:00+11:00');

const contentOf = (url = '') => {
  expect(url).toMatch(/^data:text\/calendar;charset=utf-8,[^\s"#]+$/);
  return decodeURIComponent(url.slice(url.indexOf(',') + 1));
};

describe('the calendar file of a booking', () => {
  it.each(calendarReaders)(
    'is parsed by %s, with the time, the title and the current sequence number of the visit',
    (_, parse) => {
      const file = calendarDownload({ ...sampleBooking, sequence: 3 }, beforeStart, site);
      expect(file?.name).toBe('port-vila-rum-distillery-2026-11-24.ics');
      expect(parse(contentOf(file?.url))).toMatchObject({
        uid: '0123456789abcdef0123@www.example.com',
        sequence: 3,
        startsAt: start,
        endsAt: new Date('2026-11-24T15:00:00+11:00'),
        title: 'Tour and Tasting, Port Vila Rum Distillery',
        text: expect.stringContaining(`${site}/tours/confirmed?ref=${sampleBooking.reference}`),
      });
    },
  );

  it('keeps the accents of its French text inside a data URL', () => {
    const url = calendarDownload({ ...sampleBooking, preferredLanguage: 'French' }, beforeStart, site)?.url;
    expect(contentOf(url).replaceAll('\r\n ', '')).toContain('près de la citerne bleue');
  });

  it('is offered only before the tour starts, and not for a cancelled booking', () => {
    expect(calendarDownload(sampleBooking, start, site)).toBeUndefined();
    expect(calendarDownload({ ...sampleBooking, status: 'cancelled' }, beforeStart, site)).toBeUndefined();
  });
});
