import { offeredLanguages, preferredLanguage, type StaffLanguage } from '#shared/content/staff-languages.ts';

const key = 'staff-language';

function readStored(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The language of this device while no one is signed in: the one chosen on it, otherwise the browser's. */
export const deviceLanguage = {
  read(): StaffLanguage {
    const candidates = typeof window === 'undefined' ? [] : [readStored() ?? '', ...navigator.languages];
    return preferredLanguage(candidates, offeredLanguages) ?? 'en';
  },
  write(language: StaffLanguage): void {
    try {
      localStorage.setItem(key, language);
    } catch {
      // Private mode: the next visit starts in the browser's language.
    }
  },
};
