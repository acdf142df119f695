import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { isHydrated } from '#app/clock/hydrated.ts';
import type { StaffLanguage } from '#shared/content/staff-languages.ts';
import { changeLanguage, currentLanguage, isCopyLoaded, onLanguageChange, whenCopyLoaded } from './copy.ts';
import { deviceLanguage } from './device-language.ts';

/**
 * Whether the copy of a page has loaded; false while it is prerendered and hydrated. Rerenders the page when the
 * language changes.
 */
export function useCopyLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(() => isHydrated() && isCopyLoaded());
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isMounted = true;
    whenCopyLoaded().then(() => isMounted && setLoaded(true));
    const unsubscribe = onLanguageChange(rerender);
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, []);
  useEffect(() => {
    document.documentElement.lang = currentLanguage();
  });
  return isLoaded;
}

/** The language of the console, for components that do not render with their page. */
export const useLanguage = (): StaffLanguage =>
  useSyncExternalStore(onLanguageChange, currentLanguage, currentLanguage);

/**
 * Switches the console to the language of a person; without one, to that of this device.
 *
 * @param isPersonalDevice whether this is the person's personal device, which then opens in their language
 */
export function useLanguageOf(person: StaffLanguage | undefined, isPersonalDevice = false): void {
  useEffect(() => {
    if (isPersonalDevice && person !== undefined) deviceLanguage.write(person);
    void changeLanguage(person ?? deviceLanguage.read());
  }, [person, isPersonalDevice]);
}
