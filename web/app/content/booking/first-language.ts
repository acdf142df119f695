import type { TourLanguage } from '#shared/booking/language.ts';

/** Preselected if the tour can be in it. */
export const firstLanguage: TourLanguage = 'English';
