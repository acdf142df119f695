import { singleLine } from '../values/single-line.ts';
import type { Address } from './payment-report.ts';

/** Between two parts of an address: Japanese writing runs on, Latin letters need their space. */
const runsOn =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\n(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{N}])/gu;

/**
 * An address as it is written on a parcel in Japan, from the postal code down to the house; what is missing is left
 * out. Name and telephone are not part of it.
 */
export function addressLines({ postalCode, state, city, line1, line2 }: Address): readonly string[] {
  const street = [state, city, line1]
    .map(singleLine)
    .filter((part) => part !== '')
    .join('\n')
    .replace(runsOn, (end) => end.slice(0, -1))
    .replaceAll('\n', ' ');
  return [writePostalCode(singleLine(postalCode)), street, singleLine(line2)].filter((line) => line !== '');
}

/** `〒150-0001`, also when it was typed without the hyphen or in wide figures. */
function writePostalCode(typed: string): string {
  if (typed === '') return '';
  const plain = typed.normalize('NFKC').replace(/^〒\s*/, '');
  const [, area, place] = /^(\d{3})\D?(\d{4})$/.exec(plain) ?? [];
  return area === undefined ? `〒${plain}` : `〒${area}-${place}`;
}
