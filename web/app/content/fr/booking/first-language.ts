import type * as english from '#app/content/booking/first-language.ts';

export const firstLanguage: typeof english.firstLanguage = 'French';
