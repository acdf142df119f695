import type { StaffLanguage } from '../staff/sign-in/staff-language.ts';

/**
 * Languages that colleagues can choose for the console. Add `bi` once a native speaker has read the Bislama
 * (`npm run review -- bi`).
 */
export const offeredLanguages: readonly StaffLanguage[] = ['en', 'fr'];
