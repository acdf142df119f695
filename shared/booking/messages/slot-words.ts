import { lengthLabel } from '#shared/values/written-span.ts';
import type { TourLanguage } from '../language.ts';
import type { StartTime, TourType } from '../slots.ts';
import { tours } from '../tours.ts';

/** Names of slots as guests read them. Calls and records keep the English ones: see `slots.ts`. */

export const tourName = (type: TourType): string => type;

export const startLabel = (time: StartTime): string => time;

/** The language as the label of a choice. */
export const languageLabel = (language: TourLanguage): string => language;

/** The language as written after "in". */
export const languageName = (language: TourLanguage): string => language;

export type AvailabilityTone = 'ok' | 'some' | 'few' | 'no';

export const durationLabel = (type: TourType): string => `about ${lengthLabel(tours[type].minutes)}`;

/** Availability by tone (specification §9). */
export const availabilityLabels: Readonly<Record<AvailabilityTone, string>> = {
  ok: 'Available',
  some: 'Some places left',
  few: 'Few places left',
  no: 'Unavailable',
};

export const inLanguage = (language: TourLanguage): string => `In ${language}`;

export const availableIn = (languages: readonly TourLanguage[]): string =>
  `Available in ${languages.join(' or ')}`;
