import { describe, expect, it } from 'vitest';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { runSheetOf, type SheetSlot } from './run-sheet.ts';
import { runSheetCsv } from './run-sheet-csv.ts';
import { runSheetHtml } from './run-sheet-html.ts';
import { isSheetExpected, runSheetMail } from './run-sheet-mail.ts';

const tuesday = calendarDateFrom('2026-11-24');
const evening = new Date('2026-11-23T06:00:02Z');
const tourAtTen = { time: '10:00 AM', type: 'Tour and Tasting' } as const;
const sheetOf = (slots: readonly SheetSlot[], date = tuesday) => runSheetOf(date, slots);
const sheetWithBooking = (changes: Parameters<typeof storedBooking>[0] = {}) =>
  sheetOf([{ ...tourAtTen, bookings: [storedBooking(changes)] }]);

describe('the email with a run sheet', () => {
  it('contains the run sheet in the body and as an HTML and a CSV attachment', () => {
    const sheet = sheetWithBooking({ guestCount: 3 });
    const mail = runSheetMail(sheet, evening);
    expect(mail.subject).toBe('Run sheet, Tuesday 24 November 2026: 1 booking, 3 guests');
    expect(mail.html).toBe(runSheetHtml(sheet, evening));
    expect(mail.attachments).toEqual([
      {
        filename: 'run-sheet-2026-11-24.html',
        contentType: 'text/html; charset=utf-8',
        content: runSheetHtml(sheet, evening),
      },
      {
        filename: 'run-sheet-2026-11-24.csv',
        contentType: 'text/csv; charset=utf-8',
        content: runSheetCsv(sheet),
      },
    ]);
  });

  it('lists the guests of each slot in plain text, and gives the time at which the list was made', () => {
    const { text } = runSheetMail(sheetWithBooking({ guestCount: 3, preferredLanguage: 'French' }), evening);
    expect(text).toContain('Tuesday 24 November 2026: 1 booking, 3 guests, 12,000 VUV to collect.');
    expect(text).toMatch(
      /\n10:00 AM Tour and Tasting · in French · 3 of 16 places\n {2}Ann Lee, 3 guests · 12,000 VUV · [C-Z]{3} [C-Z]{3} · LEE2611241000AM-.{4}…\n/,
    );
    expect(text).toContain('As booked on Monday 23 November 2026, 5:00 PM.');
    expect(text).toContain('"npm run ops -- run-sheet 2026-11-24 --stage prod"');
    expect(text).not.toContain('ann@example.com');
  });

  it('removes line breaks from text that a guest typed', () => {
    const { text, subject } = runSheetMail(
      sheetWithBooking({ firstName: 'Ann\r\nBcc: x', lastName: '\u202eLee' }),
      evening,
    );
    expect(text).toContain('  AnnBcc: x Lee, 1 guest');
    expect(subject).not.toMatch(/Ann|Lee/);
  });

  it('is short and has no files for a day without guests', () => {
    const mail = runSheetMail(sheetOf([]), evening);
    expect(mail.subject).toBe('Run sheet, Tuesday 24 November 2026: no guests are booked');
    expect(mail.html).toContain('No guests are booked.');
    expect(mail.text).toContain('no bookings');
    expect(mail.attachments).toEqual([]);
  });

  it('shows a closure by staff with its reason', () => {
    const mail = runSheetMail(
      sheetOf([{ ...tourAtTen, closed: { reason: 'Cyclone' }, bookings: [] }]),
      evening,
    );
    expect(mail.text).toContain('10:00 AM Tour and Tasting · closed: Cyclone');
    expect(mail.html).toContain('Closed: Cyclone');
  });
});

describe('the run sheet', () => {
  it.each([
    ['of a weekday without bookings', '2026-11-24', false, undefined, true],
    ['of a Saturday without bookings', '2026-11-28', false, undefined, true],
    ['of a Sunday', '2026-11-22', false, undefined, false],
    ['of a public holiday', '2026-12-25', false, undefined, false],
    ['of a holiday with a booking', '2026-12-25', true, undefined, true],
    ['of a holiday that managers have opened', '2026-12-25', false, 'afternoon', true],
  ] as const)(
    '%s (%s, booked: %s, opening: %s) is expected by staff: %s',
    (_, day, isBooked, opening, isExpected) => {
      const date = calendarDateFrom(day);
      const bookings = isBooked
        ? [storedBooking({ date: day })]
        : [storedBooking({ date: day, status: 'cancelled' })];
      expect(isSheetExpected(sheetOf([{ ...tourAtTen, bookings }], date), { date, opening })).toBe(
        isExpected,
      );
    },
  );
});
