import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { shortReference } from '#shared/booking/reference.ts';
import type { DayEdit } from '#shared/calendar/day-edit.ts';
import { calendarOfDay } from '#shared/calendar/edited-calendar.ts';
import { hoursOn } from '#shared/calendar/opening-hours.ts';
import { partyName } from '#shared/staff/parties/party-name.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { counted } from '#shared/values/counted.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate, timeLabel } from '#shared/values/written-time.ts';
import { dayLine, slotLine } from './day-lines.ts';
import { dueOf, operatorNote, type RunSheet } from './run-sheet.ts';
import { runSheetCsv } from './run-sheet-csv.ts';
import { runSheetHtml } from './run-sheet-html.ts';
import { stripControlCharacters } from './strip-control-characters.ts';

export interface RunSheetMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly contentType: string;
    readonly content: string;
  }[];
}

/**
 * Whether staff expect the sheet of a day. They expect one for every working day, even without bookings, so that a
 * missing email never means an empty day; for Sundays and public holidays only if there are bookings. A holiday that
 * managers have opened counts as a working day.
 */
export const isSheetExpected = ({ date, totals }: RunSheet, edit: DayEdit | undefined): boolean =>
  totals.bookings > 0 || hoursOn(date, calendarOfDay(date, edit).isClosed) !== undefined;

/**
 * The run sheet as an email: the sheet in the body, with files for A4 and for spreadsheets. For a day without guests it
 * is short and has no files.
 *
 * @param createdAt time of creation, stated in the email, because guests may book until shortly before a tour
 */
export function runSheetMail(sheet: RunSheet, createdAt: Date): RunSheetMail {
  const { bookings, guests } = sheet.totals;
  const html = runSheetHtml(sheet, createdAt);
  const summary =
    bookings === 0 ? 'no guests are booked' : `${counted(bookings, 'booking')}, ${counted(guests, 'guest')}`;
  const file = `run-sheet-${sheet.date}`;
  return {
    subject: `Run sheet, ${formatDate(sheet.date)}: ${summary}`,
    html,
    text: runSheetText(sheet, createdAt),
    attachments:
      bookings === 0
        ? []
        : [
            { filename: `${file}.html`, contentType: 'text/html; charset=utf-8', content: html },
            { filename: `${file}.csv`, contentType: 'text/csv; charset=utf-8', content: runSheetCsv(sheet) },
          ],
  };
}

function runSheetText(sheet: RunSheet, createdAt: Date): string {
  const slots = sheet.slots.map((slot) =>
    [
      slotLine(slot),
      ...slot.bookings.map(
        (booking) =>
          `  ${[
            `${stripControlCharacters(partyName(booking))}, ${counted(booking.guestCount, 'guest')}`,
            formatVuv(dueOf(booking)),
            spokenLetters(sixLettersOf(booking)),
            shortReference(booking.reference),
            ...(booking.operator ? [stripControlCharacters(operatorNote(booking))] : []),
          ].join(' · ')}`,
      ),
    ].join('\n'),
  );
  return [
    dayLine(sheet),
    ...slots,
    `As booked on ${formatDate(dateOf(createdAt))}, ${timeLabel(minutesOf(createdAt))}. Later bookings are not on it; for a current one run "npm run ops -- run-sheet ${sheet.date} --stage prod".`,
    ...(sheet.totals.bookings > 0
      ? ['The names are for that day’s work only: delete this mail afterwards, and destroy the paper.']
      : []),
  ]
    .join('\n\n')
    .concat('\n');
}
