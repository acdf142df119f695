import type { TourLanguage } from '#shared/booking/language.ts';

/** The language that is preselected if the tour is available in it. */
export const firstLanguage: TourLanguage = 'English';
