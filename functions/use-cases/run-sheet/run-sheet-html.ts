import { sixLettersOf } from '#functions/stores/bookings/six-letters.ts';
import { shortReference } from '#shared/booking/reference.ts';
import { capacity } from '#shared/booking/terms.ts';
import { business } from '#shared/content/business.ts';
import { partyName } from '#shared/staff/parties/party-name.ts';
import { spokenLetters } from '#shared/staff/parties/spoken-letters.ts';
import { counted } from '#shared/values/counted.ts';
import { dateOf, minutesOf } from '#shared/values/port-vila-time.ts';
import { formatVuv } from '#shared/values/written-amount.ts';
import { formatDate, portVilaTimeNote, timeLabel } from '#shared/values/written-time.ts';
import { dueOf, operatorNote, type RunSheet, type RunSheetSlot, type SheetBooking } from './run-sheet.ts';

const style = `
@page { size: A4; margin: 14mm }
body { margin: 0 auto; max-width: 182mm; font: 11pt/1.4 system-ui, "Helvetica Neue", Arial, sans-serif; color: #000; background: #fff }
h1 { font-size: 18pt; line-height: 1.2; margin: 0 }
h2 { font-size: 13pt; margin: 0 }
p { margin: 1mm 0 }
section { margin-top: 7mm; break-inside: avoid }
.totals { font-size: 13pt; font-weight: 600 }
.closed { font-weight: 600 }
table { width: 100%; table-layout: fixed; border-collapse: collapse; margin-top: 2mm }
th, td { border: 0.3mm solid #767676; padding: 1.5mm 2mm; text-align: left; vertical-align: top }
th { font-size: 9pt; background: #eee }
.box { width: 9mm }
.number { text-align: right; white-space: nowrap }
.guests { width: 13mm }
.due { width: 24mm }
.name { overflow-wrap: break-word }
.letters { width: 19mm; white-space: nowrap }
.reference { width: 31mm; overflow-wrap: anywhere }
td.reference { font-size: 8pt }
.notes { width: 38mm; overflow-wrap: anywhere }
td.notes { font-size: 8pt }
footer { margin-top: 8mm; font-size: 9pt }
@media screen { body { padding: 8mm } }
@media screen and (max-width: 600px) { body { padding: 4mm; font-size: 10pt } .box, .notes { display: none } th, td { padding: 1.5mm 1mm } .guests { width: 12mm } .due { width: 22mm } .reference { width: 28mm } td.reference { font-size: 7pt } }
`;

const handlingNote =
  ' Payment is taken here. Names are for today’s work only: destroy this sheet afterwards.';

/** A content security policy that blocks every request and script in text that a guest typed. */
const policy = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * The run sheet as one HTML file, which prints on A4 and needs no other file.
 *
 * @param createdAt time of creation, printed at the end, because bookings may follow
 */
export function runSheetHtml(sheet: RunSheet, createdAt: Date): string {
  const title = `Run sheet, ${formatDate(sheet.date)}`;
  const { bookings, guests, dueVuv } = sheet.totals;
  const totals =
    bookings === 0
      ? 'No guests are booked.'
      : `${counted(bookings, 'booking')}, ${counted(guests, 'guest')}, ${formatVuv(dueVuv)} to collect`;
  return [
    '<!DOCTYPE html>',
    '<html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body>`,
    `<header><h1>${escapeHtml(title)}</h1><p>${escapeHtml(business.name)}. All times are ${portVilaTimeNote}.</p>`,
    `<p class="totals">${totals}</p></header>`,
    ...sheet.slots.map(slotSection),
    `<footer><p>As booked on ${formatDate(dateOf(createdAt))}, ${timeLabel(minutesOf(createdAt))}; later bookings are not on it.${bookings === 0 ? '' : handlingNote}</p></footer>`,
    '</body></html>',
    '',
  ].join('\n');
}

function slotSection(slot: RunSheetSlot): string {
  const { totals, closed, bookings } = slot;
  const heading = `<h2>${slot.time} · ${slot.type}</h2>`;
  const closedNote = closed
    ? `<p class="closed">Closed${closed.reason ? `: ${escapeHtml(closed.reason)}` : ''}</p>`
    : '';
  if (bookings.length === 0) return `<section>${heading}${closedNote}</section>`;
  return [
    `<section>${heading}${closedNote}`,
    `<p>In ${slot.language}. ${totals.guests} of ${capacity} places, ${formatVuv(totals.dueVuv)} to collect.</p>`,
    '<table><thead><tr><th class="box">Here</th><th>Name</th><th class="number guests">Guests</th><th class="number due">To pay</th><th class="letters">Letters</th><th class="reference">Reference</th><th class="notes">Notes</th></tr></thead><tbody>',
    ...bookings.map(row),
    '</tbody></table></section>',
  ].join('\n');
}

function row(booking: SheetBooking): string {
  const { guestCount, reference } = booking;
  return `<tr><td class="box"></td><td class="name"><bdi>${escapeHtml(partyName(booking))}</bdi></td><td class="number">${guestCount}</td><td class="number">${formatVuv(dueOf(booking))}</td><td class="letters">${spokenLetters(sixLettersOf(booking))}</td><td class="reference">${wrappableReference(reference)}</td><td class="notes">${noteOf(booking)}</td></tr>`;
}

const noteOf = (booking: SheetBooking): string =>
  booking.operator ? `<bdi>${escapeHtml(operatorNote(booking))}</bdi>` : '';

/** The reference, which may wrap after its hyphen. */
const wrappableReference = (reference: string): string =>
  escapeHtml(shortReference(reference)).replace('-', '-<wbr>');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
