import { business } from '#shared/content/business.ts';
import { shipEntries } from '#shared/content/ships.ts';
import { type Check, unready } from './check.ts';

/** Finds sample content that visitors still see. */
export const sampleContentCheck: Check = {
  about: 'Content',
  run: async () => {
    const samples = [
      ...samplesIn(business, 'business'),
      ...(shipEntries.some(({ ship }) => isSample(ship)) ? ['ships'] : []),
    ];
    return samples.length === 0
      ? []
      : [
          unready(
            `Visitors see sample content: ${samples.join(', ')}. Replace it in shared/content, and what the README names under “Before the first visitor”.`,
          ),
        ];
  },
};

const isSample = (text: string): boolean => /\bsample\b|見本|example\.com|^\+678 0000\d$|BP 0000/i.test(text);

/** Paths of samples in a value, for instance `business.emails.sender`. */
export function samplesIn(value: unknown, place: string): readonly string[] {
  if (typeof value === 'string') return isSample(value) ? [place] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([key, item]) => samplesIn(item, Array.isArray(value) ? place : `${place}.${key}`))
    .filter((text, index, all) => all.indexOf(text) === index);
}
