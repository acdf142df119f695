import { crockfordFrom } from '../values/crockford.ts';
import { type CalendarDate, parseCalendarDate } from '../values/port-vila-time.ts';

/**
 * References of orders: `JP261121-7K3Q9XTB4MWE`. The day on which the order was made, in Port Vila, and twelve
 * characters of Crockford's base 32 (60 bits), which make it impossible to guess: whoever has it sees the order.
 */

const secretSuffixLength = 12;
const shape = /^JP(\d{6})-([0-9A-HJKMNP-TV-Z]{12})$/;

/** A reference taken apart. `text` is its normal form. */
export interface OrderReference {
  readonly text: string;
  readonly date: CalendarDate;
  readonly secretSuffix: string;
}

/** A reference from at least 12 bytes of randomness or of a digest. */
export function orderReference(date: CalendarDate, bytes: Uint8Array): OrderReference {
  const secretSuffix = crockfordFrom(bytes, secretSuffixLength);
  return { text: `JP${date.slice(2).replaceAll('-', '')}-${secretSuffix}`, date, secretSuffix };
}

/** Reads a reference whatever its case and spaces; undefined when it cannot be one. */
export function parseOrderReference(input: string): OrderReference | undefined {
  const text = input.replace(/\s+/g, '').toUpperCase();
  const [, day = '', secretSuffix = ''] = shape.exec(text) ?? [];
  const date = parseCalendarDate(`20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4, 6)}`);
  return date && { text, date, secretSuffix };
}
