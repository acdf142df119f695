import type * as english from '../../booking/first-language.ts';

export const firstLanguage: typeof english.firstLanguage = 'French';
