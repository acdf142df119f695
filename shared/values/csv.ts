import { singleLine } from './single-line.ts';

/** Tells spreadsheets that the file is UTF-8; without it they garble names. */
const byteOrderMark = '\ufeff';

/** Lines of cells as CSV (RFC 4180), for spreadsheets. Numbers stay numbers, texts become no formulas. */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  `${byteOrderMark}${lines.map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`;

/**
 * A cell that no spreadsheet takes for a formula: what could start one gets an apostrophe before it, as OWASP
 * advises (https://owasp.org/www-community/attacks/CSV_Injection), spaces and full-width signs considered. It keeps
 * nothing at which another spreadsheet parts cells: a French one does at `;`, whatever quotes stand around it.
 */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = singleLine(value).replaceAll(';', ',');
  const stripControlCharacters = /^[\s\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u.test(text)
    ? `'${text}`
    : text;
  return /[",']/.test(stripControlCharacters)
    ? `"${stripControlCharacters.replaceAll('"', '""')}"`
    : stripControlCharacters;
}
