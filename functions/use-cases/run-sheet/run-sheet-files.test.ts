import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { storedBooking } from '#functions/stores/bookings/stored-booking.testing.ts';
import { calendarDateFrom } from '#shared/values/port-vila-time.ts';
import { bookedDay } from './booked-days.testing.ts';
import { runSheetOf } from './run-sheet.ts';
import { runSheetCsv } from './run-sheet-csv.ts';
import { runSheetHtml } from './run-sheet-html.ts';
import { runSheetMail } from './run-sheet-mail.ts';

const date = calendarDateFrom('2026-11-24');
const createdAt = new Date('2026-11-23T06:00:00Z');
const sheetOf = (changes: Parameters<typeof storedBooking>[0]) =>
  runSheetOf(date, [{ time: '10:00 AM', type: 'Tour and Tasting', bookings: [storedBooking(changes)] }]);

/** Parses CSV (RFC 4180) without the code under test. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n|$)/gy;
  for (let cell = cells.exec(text); cell?.[0]; cell = cells.exec(text)) {
    const [, cellText = '', end] = cell;
    rows.at(-1)?.push(cellText.startsWith('"') ? cellText.slice(1, -1).replaceAll('""', '"') : cellText);
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('the run sheet of a day with an operator', () => {
  const operator = { id: 'a', companyName: '<Sea> Breeze', chargingModel: 'operator_charges' } as const;

  it('shows no amount to collect from guests whom the operator charges, in both files', () => {
    const sheet = sheetOf({ guestCount: 3, operator });
    expect(sheet.totals.dueVuv).toBe(0);
    const html = runSheetHtml(sheet, createdAt);
    expect(html).toContain('0 VUV to collect');
    expect(html).toContain('with &lt;Sea&gt; Breeze, who settles with us');
    const [head, line] = readCsv(runSheetCsv(sheet).replace('\ufeff', ''));
    expect(line?.[head?.indexOf('to pay (VUV)') ?? -1]).toBe('0');
    expect(line?.[head?.indexOf('operator') ?? -1]).toBe('<Sea> Breeze');
  });

  it("shows the price of guests added to the operator's booking, in both files and all totals", () => {
    const booked = { guestCount: 1, totalPrice: 4000 };
    const sheet = sheetOf({ guestCount: 16, operator: { ...operator, booked } });
    expect(sheet.totals.dueVuv).toBe(60_000);
    const note = 'Breeze, who settles 4,000 VUV for 1 of 16 with us';
    expect(runSheetHtml(sheet, createdAt)).toContain('60,000 VUV to collect');
    expect(runSheetHtml(sheet, createdAt)).toContain(note);
    const { text, html } = runSheetMail(sheet, createdAt);
    for (const part of [text, html]) expect(part).toContain(note);
    expect(text).toContain('16 guests · 60,000 VUV');
    const [head, line] = readCsv(runSheetCsv(sheet).replace('\ufeff', ''));
    expect(line?.[head?.indexOf('to pay (VUV)') ?? -1]).toBe('60000');
  });

  it('shows the full price as due on site if guests pay for themselves', () => {
    const sheet = sheetOf({ guestCount: 3, operator: { ...operator, chargingModel: 'guest_pays' } });
    expect(sheet.totals.dueVuv).toBe(12_000);
    expect(runSheetHtml(sheet, createdAt)).not.toContain('who settles');
  });
});

it('the run sheet names guests without a name by source, such as walk-in, in every format', () => {
  const sheet = sheetOf({ firstName: '', lastName: '', email: '', source: 'walk-in' });
  expect(runSheetHtml(sheet, createdAt)).toContain('<bdi>Walk-in</bdi>');
  expect(runSheetMail(sheet, createdAt).text).toContain('  Walk-in, 1 guest');
  const [, line] = readCsv(runSheetCsv(sheet).slice(1));
  expect(line?.slice(4, 6)).toEqual(['', 'Walk-in']);
});

describe('the run sheet as HTML', () => {
  it('shows the guests, the language, the amount due, and times with their zone', () => {
    const html = runSheetHtml(sheetOf({ guestCount: 3, preferredLanguage: 'French' }), createdAt);
    for (const part of [
      '<title>Run sheet, Tuesday 24 November 2026</title>',
      'Port Vila time (UTC+11)',
      '1 booking, 3 guests, 12,000 VUV to collect',
      '10:00 AM · Tour and Tasting',
      'In French. 3 of 16 places',
      '<bdi>Ann Lee</bdi>',
      '<th class="letters">Letters</th>',
      'Monday 23 November 2026, 5:00 PM',
      '@page { size: A4',
    ])
      expect(html).toContain(part);
    expect(html).toMatch(/<td class="letters">[C-Z]{3} [C-Z]{3}<\/td>/);
    expect(html).not.toContain('ann@example.com');
  });

  it('loads nothing and runs no script, even if a guest typed HTML', () => {
    const html = runSheetHtml(
      sheetOf({ firstName: '<img src=x onerror=alert(1)>', lastName: '"\'&' }),
      createdAt,
    );
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object)\b|\bsrc=(?!x)|href=|url\(|@import|https?:/i);
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &quot;&#39;&amp;');
  });

  it('shows "No guests are booked." on a day without bookings', () => {
    expect(runSheetHtml(runSheetOf(date, []), createdAt)).toContain('No guests are booked.');
  });
});

describe('the run sheet as CSV', () => {
  it.each(["=cmd|' /C calc'!A0", '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\u200b=1', '＝1', '|x', '%x'])(
    'writes the name %j as text, not as a formula',
    (lastName) => {
      const [, row] = readCsv(runSheetCsv(sheetOf({ lastName })).slice(1));
      expect(row?.[5]).toBe(`'${lastName.trim()}`);
    },
  );

  it('keeps commas and quotes within a cell, and removes line breaks', () => {
    const lastName = 'O"Neil, "Jr"\r\nSmith';
    const rows = readCsv(runSheetCsv(sheetOf({ lastName })).slice(1));
    expect(rows).toHaveLength(2);
    expect(rows[1]?.[5]).toBe('O"Neil, "Jr" Smith');
  });

  it('has the totals of the run sheet and no cell that starts a formula, on a random day', () => {
    fc.assert(
      fc.property(bookedDay, (day) => {
        const sheet = runSheetOf(date, day);
        const text = runSheetCsv(sheet);
        expect(text.charCodeAt(0)).toBe(0xfeff);
        const [, ...rows] = readCsv(text.slice(1));
        expect(rows).toHaveLength(sheet.totals.bookings);
        expect(rows.reduce((sum, row) => sum + Number(row[6]), 0)).toBe(sheet.totals.guests);
        expect(rows.reduce((sum, row) => sum + Number(row[7]), 0)).toBe(sheet.totals.dueVuv);
        expect(rows.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });
});
