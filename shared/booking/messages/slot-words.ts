import type { TourLanguage } from '../language.ts';
import type { StartTime, TourType } from '../slots.ts';

/** Names of slots as guests read them. What is sent and stored stays in English: see `slots.ts`. */

export const tourName = (type: TourType): string => type;

export const startLabel = (time: StartTime): string => time;

/** On its own, as the label of a choice. */
export const languageLabel = (language: TourLanguage): string => language;

/** As after "in". */
export const languageName = (language: TourLanguage): string => language;

export type AvailabilityTone = 'ok' | 'some' | 'few' | 'no';

const durations: Readonly<Record<TourType, string>> = {
  'Tour and Tasting': 'about 1 hour',
  'Cellar Door Tasting': 'about 30 minutes',
};

export const durationLabel = (type: TourType): string => durations[type];

/** By tone (specification §9). */
export const availabilityLabels: Readonly<Record<AvailabilityTone, string>> = {
  ok: 'Available',
  some: 'Some places left',
  few: 'Few places left',
  no: 'Unavailable',
};

export const inLanguage = (language: TourLanguage): string => `In ${language}`;

export const availableIn = (languages: readonly TourLanguage[]): string =>
  `Available in ${languages.join(' or ')}`;
