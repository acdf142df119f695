import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { shortReference } from '#shared/booking/reference.ts';
import { partyName } from '#shared/staff/parties/party-name.ts';
import { csvOf } from '#shared/values/csv.ts';
import { dueOf, type RunSheet } from './run-sheet.ts';

const columns = [
  'date',
  'time (Port Vila)',
  'tour',
  'language',
  'first name',
  'last name',
  'guests',
  'to pay (VUV)',
  'letters',
  'reference',
  'operator',
];

/** The run sheet as CSV (RFC 4180) for spreadsheets, one line per booking. */
export function runSheetCsv(sheet: RunSheet): string {
  const rows = sheet.slots.flatMap(({ time, type, bookings }) =>
    bookings.map((booking) => [
      sheet.date,
      time,
      type,
      booking.preferredLanguage,
      booking.firstName,
      booking.firstName === '' ? partyName(booking) : booking.lastName,
      booking.guestCount,
      dueOf(booking),
      sixLettersOf(booking),
      shortReference(booking.reference),
      booking.operator?.companyName ?? '',
    ]),
  );
  return csvOf([columns, ...rows]);
}
