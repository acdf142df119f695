import { expect, it } from 'vitest';
import { sampleBooking } from '#app/requests/booking.testing.ts';
import { calendarReaders } from '#shared/calendar-file/calendar-readers.testing.ts';
import { calendarDownload } from './calendar-download.ts';

const site = 'https://rum.example.com';
const beforeStart = new Date('2026-11-24T13:59:00+11:00');

it.each(calendarReaders)('the calendar file of a French page, parsed by %s, is in French', (_, parse) => {
  const url = calendarDownload({ ...sampleBooking, messageLanguage: 'en' }, beforeStart, site)?.url ?? '';
  const entry = parse(decodeURIComponent(url.slice(url.indexOf(',') + 1)));
  expect(entry.title).toBe('Visite et dégustation, Port Vila Rum Distillery');
  expect(entry.text).toMatch(/^mardi 24 novembre 2026, 14\u00a0h, heure de Port-Vila \(UTC\+11\)\n/);
  expect(entry.text).toContain(`${site}/fr/tours/confirmed?ref=${sampleBooking.reference}`);
  expect(entry.location).toContain('Sur la route du port, près de la citerne bleue');
});
