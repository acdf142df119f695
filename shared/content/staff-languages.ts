/** Languages of the console: English, French and, for the work at the door, Bislama. */
export const staffLanguages = ['en', 'fr', 'bi'] as const;
export type StaffLanguage = (typeof staffLanguages)[number];

/**
 * Languages that colleagues can choose for the console. Add `bi` once a native speaker has read the Bislama
 * (`npm run review -- bi`).
 */
export const offeredLanguages: readonly StaffLanguage[] = ['en', 'fr'];

/**
 * The first of a reader's languages that is offered.
 *
 * @param tags language tags by preference, such as `fr-FR`
 */
export const preferredLanguage = (
  tags: readonly string[],
  offered: readonly StaffLanguage[],
): StaffLanguage | undefined =>
  tags.flatMap((tag) => offered.filter((language) => tag.toLowerCase().split('-')[0] === language))[0];
