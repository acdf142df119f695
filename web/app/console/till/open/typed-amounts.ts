import { type CountedMethod, countedMethods } from '#shared/staff/till/till-count.ts';
import type { CountedAmounts } from '#shared/staff/till/z-report.ts';

/** The text of each field. */
export type TypedAmounts = Readonly<Record<CountedMethod, string>>;

export const emptyFields: TypedAmounts = { 'cash-vuv': '', 'cash-aud': '', card: '' };

/**
 * Whole vatu or Australian cents; undefined when the text is not an amount. Commas separate thousands; before the last
 * one or two digits they are a decimal point, as in `55,50`.
 */
export function parseAmount(method: CountedMethod, text: string): number | undefined {
  const plain = text
    .replace(/\s/g, '')
    .replace('−', '-')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '');
  const match = /^(-?)(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain);
  if (match === null) return undefined;
  const [, sign, integerPart, fraction = ''] = match;
  if (method !== 'cash-aud') return fraction === '' ? Number(`${sign}${integerPart}`) : undefined;
  return Number(`${sign}${integerPart}${fraction.padEnd(2, '0')}`);
}

/** An empty field counts as zero where nothing is expected. */
export function countedAmounts(typed: TypedAmounts, expected: CountedAmounts): Partial<CountedAmounts> {
  const counted: Partial<CountedAmounts> = {};
  for (const method of countedMethods) {
    const isLeftEmpty = typed[method].trim() === '' && expected[method] === 0;
    const amount = isLeftEmpty ? 0 : parseAmount(method, typed[method]);
    if (amount !== undefined) counted[method] = amount;
  }
  return counted;
}

export const isComplete = (counted: Partial<CountedAmounts>): counted is CountedAmounts =>
  countedMethods.every((method) => counted[method] !== undefined);
