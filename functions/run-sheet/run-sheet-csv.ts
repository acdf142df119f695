import { type RunSheet, shortReference } from './run-sheet.ts';

const columns = [
  'date',
  'time (Port Vila)',
  'tour',
  'language',
  'first name',
  'last name',
  'guests',
  'to pay (VUV)',
  'reference',
];

/** Tells spreadsheets that the file is UTF-8; without it they garble names. */
const byteOrderMark = '\ufeff';

/** The run sheet as CSV (RFC 4180), one line a booking, for spreadsheets. */
export function runSheetCsv(sheet: RunSheet): string {
  const rows = sheet.slots.flatMap(({ time, type, bookings }) =>
    bookings.map((booking) => [
      sheet.date,
      time,
      type,
      booking.preferredLanguage,
      booking.firstName,
      booking.lastName,
      booking.guestCount,
      booking.totalPrice,
      shortReference(booking.reference),
    ]),
  );
  const lines = [columns, ...rows].map((cells) => cells.map(cell).join(','));
  return `${byteOrderMark}${lines.join('\r\n')}\r\n`;
}

/**
 * A cell that no spreadsheet takes for a formula: what could start one gets an apostrophe before it, as OWASP
 * advises (https://owasp.org/www-community/attacks/CSV_Injection), spaces and full-width signs considered.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = /^[\s\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/u.test(value)
    ? `'${value}`
    : value;
  return /[",\r\n\t;']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
