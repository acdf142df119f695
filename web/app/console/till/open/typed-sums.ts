import { type CountedMethod, countedMethods } from '#shared/staff/till/till-count.ts';
import type { CountedSums } from '#shared/staff/till/z-report.ts';

/** What stands in the fields. */
export type TypedSums = Readonly<Record<CountedMethod, string>>;

export const nothingTyped: TypedSums = { 'cash-vuv': '', 'cash-aud': '', card: '' };

/**
 * Whole vatu or Australian cents; undefined when it is no sum. Commas part thousands; before one or two last digits they
 * are a decimal point, as in `55,50`.
 */
export function typedSum(method: CountedMethod, text: string): number | undefined {
  const plain = text
    .replace(/\s/g, '')
    .replace('−', '-')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '');
  const match = /^(-?)(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain);
  if (match === null) return undefined;
  const [, sign, whole, part = ''] = match;
  if (method !== 'cash-aud') return part === '' ? Number(`${sign}${whole}`) : undefined;
  return Number(`${sign}${whole}${part.padEnd(2, '0')}`);
}

/** An empty field counts as nothing where nothing is expected. */
export function countedSums(typed: TypedSums, expected: CountedSums): Partial<CountedSums> {
  const counted: Partial<CountedSums> = {};
  for (const method of countedMethods) {
    const isLeft = typed[method].trim() === '' && expected[method] === 0;
    const sum = isLeft ? 0 : typedSum(method, typed[method]);
    if (sum !== undefined) counted[method] = sum;
  }
  return counted;
}

export const isWhole = (counted: Partial<CountedSums>): counted is CountedSums =>
  countedMethods.every((method) => counted[method] !== undefined);
