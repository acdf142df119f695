import { singleLine } from '../values/single-line.ts';
import type { Address } from './payment-report.ts';

/** Break between address parts in Japanese, which are joined without a space. */
const japaneseBreak =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}])/gu;

/**
 * Formats an address as on parcels in Japan, from postal code to house number; missing parts are omitted. Name and
 * telephone are not included.
 */
export function addressLines({ postalCode, state, city, line1, line2 }: Address): readonly string[] {
  const street = [state, city, line1]
    .map(singleLine)
    .filter((part) => part !== '')
    .join('\n')
    .replace(japaneseBreak, (end) => end.slice(0, -1))
    .replaceAll('\n', ' ');
  return [formatPostalCode(singleLine(postalCode)), street, singleLine(line2)].filter((line) => line !== '');
}

/** The address with the name below it, as on the parcel. */
export function parcelLines(address: Address): readonly string[] {
  const name = singleLine(address.name);
  return [...addressLines(address), ...(name === '' ? [] : [`${name} 様`])];
}

/** Formats `〒150-0001`, also from input without hyphen or in full-width digits. */
function formatPostalCode(typed: string): string {
  if (typed === '') return '';
  const normalized = typed.normalize('NFKC').replace(/^〒\s*/, '');
  const [, area, place] = /^(\d{3})\D?(\d{4})$/.exec(normalized) ?? [];
  return area === undefined ? `〒${normalized}` : `〒${area}-${place}`;
}
