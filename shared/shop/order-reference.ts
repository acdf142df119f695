import { crockfordFrom } from '../values/crockford.ts';
import { type CalendarDate, parseCalendarDate } from '../values/port-vila-time.ts';

/**
 * Order references: `JP261121-7K3Q9XTB4MWE`. The day of the order in Port Vila and twelve characters in Crockford's
 * base 32 (60 bits), unguessable because the reference opens the order.
 */

const secretSuffixLength = 12;
const shape = /^JP(\d{6})-([0-9A-HJKMNP-TV-Z]{12})$/;

/** A parsed reference. `text` is its canonical form. */
export interface OrderReference {
  readonly text: string;
  readonly date: CalendarDate;
  readonly secretSuffix: string;
}

/** Creates a reference from at least 12 random or digest bytes. */
export function orderReference(date: CalendarDate, bytes: Uint8Array): OrderReference {
  const secretSuffix = crockfordFrom(bytes, secretSuffixLength);
  return { text: `JP${date.slice(2).replaceAll('-', '')}-${secretSuffix}`, date, secretSuffix };
}

/** Parses a reference, ignoring case and spaces; undefined when invalid. */
export function parseOrderReference(input: string): OrderReference | undefined {
  const text = input.replace(/\s+/g, '').toUpperCase();
  const [, day = '', secretSuffix = ''] = shape.exec(text) ?? [];
  const date = parseCalendarDate(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`);
  return date && { text, date, secretSuffix };
}
