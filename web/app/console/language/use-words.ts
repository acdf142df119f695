import { useEffect, useReducer, useState } from 'react';
import { isHydrated } from '#app/clock/hydrated.ts';
import type { StaffLanguage } from '#shared/content/staff-languages.ts';
import { deviceLanguage } from './device-language.ts';
import { changeLanguage, hasAllWords, languageNow, onLanguage, untilWorded } from './words.ts';

/**
 * Whether the words of a page have arrived; false while it is prerendered and hydrated. The page is rendered again in
 * every new language.
 */
export function useWords(): boolean {
  const [isWorded, setWorded] = useState(() => isHydrated() && hasAllWords());
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isShown = true;
    untilWorded().then(() => isShown && setWorded(true));
    const forget = onLanguage(renderAgain);
    return () => {
      isShown = false;
      forget();
    };
  }, []);
  useEffect(() => {
    document.documentElement.lang = languageNow();
  });
  return isWorded;
}

/**
 * Speaks the language of a person; without one, that of this device.
 *
 * @param isOwn whether it is the person's own device, which then opens in this language
 */
export function useLanguageOf(person: StaffLanguage | undefined, isOwn = false): void {
  useEffect(() => {
    if (isOwn && person !== undefined) deviceLanguage.write(person);
    void changeLanguage(person ?? deviceLanguage.read());
  }, [person, isOwn]);
}
