import { singleLine } from './single-line.ts';

/** UTF-8 byte order mark, without which spreadsheets garble names. */
const byteOrderMark = '\ufeff';

/** Formats CSV (RFC 4180) for spreadsheets. Numbers stay numbers; texts cannot become formulas. */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  `${byteOrderMark}${lines.map((cells) => cells.map(formatCell).join(',')).join('\r\n')}\r\n`;

/**
 * Formats a cell without formula injection: dangerous starts are prefixed with an apostrophe as OWASP advises
 * (https://owasp.org/www-community/attacks/CSV_Injection), including after spaces and in full-width forms. Foreign
 * separators are replaced: French spreadsheets split at `;` even within quotes.
 */
function formatCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = singleLine(value).replaceAll(';', ',');
  const escaped = /^[\s\p{Cf}]*[=+\-@|%\uff1d\uff0b\uff0d\uff20]/u.test(text) ? `'${text}` : text;
  return /[",']/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}
