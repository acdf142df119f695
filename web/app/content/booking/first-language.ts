import type { TourLanguage } from '#shared/booking/language.ts';

/** Preselected where the tour can have it. */
export const firstLanguage: TourLanguage = 'English';
